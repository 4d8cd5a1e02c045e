import { useState } from 'react'
import { ErrorBox } from '#app/ui/forms/error-summary.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { BuyForm } from '../../buy/buy-form.tsx'
import type { ChooseAgain } from '../basket-view.ts'

/** Asks again which one, or how many, of an item. */
export function ChoosePage({ item, error }: ChooseAgain) {
	const [sent, setSent] = useState<ChooseAgain['item']>()
	const trail = [
		{ text: 'Home', to: '/' },
		{ text: 'Shop', to: '/merch' },
		{ text: item.title, to: `/merch/${item.slug}` },
		{ text: 'Your basket' },
	]
	return (
		<>
			<Breadcrumb trail={trail} />
			<Wrap className="basket-page">
				<h1>{item.title}</h1>
				{/* The app adds the item on this page, whose error and title then are out of date. */}
				{sent !== item && (
					<ErrorBox focusFor={item}>
						<p className="font-bold">{error}.</p>
					</ErrorBox>
				)}
				<div className="basket-choose">
					<p className="price-line">
						{item.price}
						{item.delivery}
					</p>
					<BuyForm item={item} onSend={() => setSent(item)} />
				</div>
			</Wrap>
		</>
	)
}
