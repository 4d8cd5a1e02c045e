import { sheetsOf } from '#domain/desk/orders/print-query.ts'
import { addressSize, type LabelView, type SenderView } from './print-views.ts'

interface LabelsProps {
	paper: 'a4' | 'a6' | '4x6'
	labels: LabelView[]
	sender: SenderView
	/** The first free label of a sheet of A4. */
	start: number
}

/** An address label for each parcel: eight on a sheet of A4, or one on each label of a printer for labels. */
export function Labels({ paper, labels, sender, start }: LabelsProps) {
	if (paper !== 'a4') {
		return (
			<div className={`print-labels print-labels-${paper}`}>
				{labels.map((label) => (
					<Label key={label.reference} label={label} sender={sender} />
				))}
			</div>
		)
	}
	return (
		<div className="print-labels">
			{sheetsOf(labels, start).map((places) => (
				<div key={places.map(keyOf).join()} className="print-labels-sheet">
					{places.map((place) =>
						typeof place === 'number' ? (
							<p key={place} className="print-used">
								Used
							</p>
						) : (
							<Label key={place.reference} label={place} sender={sender} />
						),
					)}
				</div>
			))}
		</div>
	)
}

const keyOf = (place: LabelView | number) => (typeof place === 'number' ? String(place) : place.reference)

function Label({ label, sender }: { label: LabelView; sender: SenderView }) {
	return (
		<article className="print-label" aria-label={`Address label ${label.reference}`}>
			<p className="print-label-head">
				<span>{label.delivery}</span>
				<span>{label.reference}</span>
			</p>
			<address data-size={addressSize(label.address)}>{label.address.join('\n')}</address>
			<p className="print-label-foot">
				If undelivered, return to {[sender.name, ...sender.address, label.senderCountry].filter(Boolean).join(', ')}
			</p>
		</article>
	)
}
