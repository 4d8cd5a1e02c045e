import { lazyWithServerHtml } from '#app/browser/recovery/parts.ts'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { LazySection } from '#app/ui/layout/lazy-section.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import type { BasketBodyProps } from './basket-body.tsx'
import '../buy/buy.css'
import '../merch-card.css'
import '../add-button.css'
import './basket.css'
import './sums/sums.css'

/** The basket works before its code is there. */
const BasketBody = lazyWithServerHtml(() => import('./basket-body.tsx').then((file) => file.BasketBody))

export function BasketPage(props: BasketBodyProps) {
	return (
		<>
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Shop', to: '/merch' }, { text: 'Your basket' }]} />
			<Wrap className="basket-page">
				{/* Of an empty one the panel says it. */}
				{props.basket.lines.length > 0 && <h1>Your basket</h1>}
				<LazySection>
					<BasketBody {...props} />
				</LazySection>
			</Wrap>
		</>
	)
}
