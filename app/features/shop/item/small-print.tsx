import type { ReactNode } from 'react'

interface Print {
	sizeGuide: string
	dispatch: string
	deliveries: { label: string; price: string }[]
	returns: string
}

export function SmallPrint({ item: { sizeGuide, dispatch, deliveries, returns } }: { item: Print }) {
	return (
		<div className="grid border-b-2 border-line">
			{sizeGuide && <Part title="Sizes">{sizeGuide}</Part>}
			{(dispatch || deliveries.length > 0) && (
				<Part title="Posting">
					{dispatch}
					{deliveries.length > 0 && (
						<dl className="mt-2 grid gap-1.5">
							{deliveries.map(({ label, price }) => (
								<div key={label} className="flex items-baseline justify-between gap-4">
									<dt>{label}</dt>
									<dd className="flex-none font-display font-bold text-ink whitespace-nowrap">{price}</dd>
								</div>
							))}
						</dl>
					)}
				</Part>
			)}
			{returns && <Part title="If it isn’t right">{returns}</Part>}
		</div>
	)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="border-t-2 border-line py-5">
			<h2 className="mb-1.5 text-h4 font-bold">{title}</h2>
			<div className="text-ink-2">{children}</div>
		</section>
	)
}
