import type { OrderFormState } from './order-form.tsx'
import type { OrderPageData } from './read-order.server.ts'

/** Of each form of the page of an order. */
export type OrderWorkProps = OrderFormState & { order: OrderPageData }
