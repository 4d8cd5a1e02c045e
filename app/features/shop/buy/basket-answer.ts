import type { AddedAnswer } from '../basket/basket-view.ts'

/** Of the basket's action for the drawer; `offline` when it was not reached. */
export type BasketAnswer = { added: AddedAnswer } | { offline: true }
