import { Button, ButtonLink } from '#app/ui/button.tsx'
import { BUY_FORM_ID } from '../buy/buy-form.tsx'
import type { ChoiceData } from '../buy/choice-data.ts'

/**
 * On phones the price and the way to buy stay at the bottom once the button of the form is above the view (`merch-item.css`). It is the last
 * thing of its box and only sticks, so at the end of the page it rests below everything and covers nothing.
 */
export function BuyBar({ item: { price, delivery, variants } }: { item: ChoiceData }) {
	const mustChoose = variants.length > 1
	return (
		<div className="buy-bar no-print">
			<p>
				<b>{price}</b> {delivery.replace(/^, /, '')}
			</p>
			{mustChoose && (
				<ButtonLink to={`#${BUY_FORM_ID}`} size="pst" className="buy-choose">
					Choose yours
				</ButtonLink>
			)}
			<Button
				type="submit"
				form={BUY_FORM_ID}
				size="pst"
				className="buy-now"
				data-after-choice={mustChoose || undefined}
			>
				Add to basket
			</Button>
		</div>
	)
}
