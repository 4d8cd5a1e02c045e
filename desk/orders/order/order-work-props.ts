import type { OrderFormState } from './order-form.tsx'
import type { OrderPageData } from './read-order.server.ts'

/** The props of each form on the page of an order. */
export type OrderWorkProps = OrderFormState & { order: OrderPageData }
