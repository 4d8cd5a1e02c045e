import { BasketLine } from './basket-line.tsx'
import type { Example } from './examples.ts'

export const title = 'Basket lines'

export const examples: Example[] = [
	{
		name: 'one of one, and the most there are',
		render: () => (
			<div className="max-w-104">
				<BasketLine
					title="Rope lead, 1.5 m"
					variant="Red"
					price="£18.00"
					count={1}
					most={5}
					picture={null}
					onCount={nothing}
					onRemove={nothing}
				/>
				<BasketLine
					title="Good ears mug for people who drink a great deal of tea"
					variant=""
					price="£22.00"
					count={2}
					most={2}
					picture={null}
					onCount={nothing}
					onRemove={nothing}
				/>
			</div>
		),
	},
]

function nothing() {}
