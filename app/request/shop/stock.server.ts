import { createContext } from 'react-router'
import type { Availability } from '#domain/shop/priced-basket.ts'

/**
 * What can be bought, for cached pages: a page whose loader calls it is rendered again when it changes
 * (`server/pages/stock-source.ts`). What takes an order reads the store instead.
 */
export const stockContext = createContext<() => Promise<Availability>>()
