import type { ReactNode } from 'react'
import './figures.css'

export interface Figure {
	label: string
	/** A sum or a number, as it is shown. */
	value: string
	note?: string | undefined
}

type ShownFigure = Figure & {
	/** Where it leads. */
	action?: ReactNode
}

/** The sums that a page is about in one line. */
export function Figures({ figures }: { figures: readonly ShownFigure[] }) {
	return (
		<dl className="giving-figures">
			{figures.map(({ label, value, note, action }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd className="giving-figure">{value}</dd>
					{note && <dd className="giving-figure-note">{note}</dd>}
					{action && <dd className="text-note">{action}</dd>}
				</div>
			))}
		</dl>
	)
}
