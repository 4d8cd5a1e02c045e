/*
 * The funds of the ledger that are no purpose of the charity's own. What is given for a purpose stands in the fund of its key
 * (`domain/giving/purposes.ts`).
 */

/** Gifts that name no purpose. */
export const GENERAL_FUND = 'general'

/** All sponsorships; which dog each is for stands with it. */
export const SPONSORSHIP_FUND = 'sponsorship'

/** Everything in an order that is no donation. */
export const SHOP_FUND = 'shop'
