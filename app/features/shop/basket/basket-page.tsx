import { Wrap } from '#app/ui/layout/layout.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import type { BasketBodyProps } from './basket-body.tsx'
import { BasketBody } from './basket-body.tsx'
import '../buy/buy.css'
import '../merch-card.css'
import '../add-button.css'
import './basket.css'
import './sums/sums.css'

export function BasketPage(props: BasketBodyProps) {
	return (
		<>
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Shop', to: '/merch' }, { text: 'Your basket' }]} />
			<Wrap className="basket-page">
				{/* The panel of an empty basket has a heading of its own. */}
				{props.basket.lines.length > 0 && <h1>Your basket</h1>}
				<BasketBody {...props} />
			</Wrap>
		</>
	)
}
