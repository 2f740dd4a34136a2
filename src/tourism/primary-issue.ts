export interface EquityOffer {
  /** First time the interest is offered. */
  readonly newIssue: boolean;
  readonly replacesCapital: boolean;
  /** Bought from a subscriber, or a public corporation that completed the capital needed for closing. */
  readonly boughtFromClosingSubscriber: boolean;
}

/** Whether equity is bought in the primary issue: new and additional capital, or from one who subscribed for closing. @cite T-2-14-1 */
export const isPrimaryIssue = ({ newIssue, replacesCapital, boughtFromClosingSubscriber }: EquityOffer): boolean =>
  (newIssue && !replacesCapital) || boughtFromClosingSubscriber;
