/**
 * Where the money of a gift to the dogs goes, as its page, the basket, the terms and the card say it: all of it stands in the general fund of the ledger
 * (`records/shop/money/ledger-of-order.ts`). An item of the shop promises no fund of its own; who wants to give for one purpose finds it on the page of
 * donations.
 */
export const GIFT_FUND_WORDS = 'our general fund, and pays for what our dogs need most'
