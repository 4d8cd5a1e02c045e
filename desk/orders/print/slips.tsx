import type { CustomsView, SenderView, SlipLine, SlipView } from './print-views.ts'

interface SlipsProps {
	paper: 'a4' | 'a6'
	slips: SlipView[]
	sender: SenderView
}

/** A slip for each parcel, each on a sheet of its own: one that was not cut would send a buyer the address of another. */
export function Slips({ paper, slips, sender }: SlipsProps) {
	return (
		<div className={`print-slips print-slips-${paper}`}>
			{slips.map((slip) => (
				<Slip key={slip.reference} slip={slip} sender={sender} isSmall={paper === 'a6'} />
			))}
		</div>
	)
}

function Slip({ slip, sender, isSmall }: { slip: SlipView; sender: SenderView; isSmall: boolean }) {
	return (
		<article className="print-slip" aria-label={`Packing slip ${slip.reference}`}>
			<header>
				<p className="print-from">{sender.name}</p>
				<p className="print-reference">{slip.reference}</p>
			</header>
			<div className="print-facts">
				<address>{slip.address.join('\n')}</address>
				<p>
					<span>Ordered {slip.ordered}</span>
					<span>Printed {slip.printed}</span>
					{slip.delivery && <span>{slip.delivery}</span>}
					{slip.weight && <span>{slip.weight}</span>}
				</p>
			</div>
			<ul className="print-lines">
				{slip.lines.map((line) => (
					<Line key={line.id} line={line} />
				))}
			</ul>
			{slip.note && (
				<p className="print-note">
					<b>Their note:</b> {slip.note}
				</p>
			)}
			{slip.customs && <Customs customs={slip.customs} />}
			<footer>
				<p>Thank you for buying from us: it helps us look after our dogs.</p>
				{(isSmall ? slip.returns.short : slip.returns.full).map((text) => (
					<p key={text}>{text}</p>
				))}
				<p>{[sender.website, ...sender.address, slip.senderCountry].filter(Boolean).join(' · ')}</p>
				{sender.company && <p>{sender.company}</p>}
			</footer>
		</article>
	)
}

/** To be copied to the form on the outside. */
function Customs({ customs: { category, lines, weight, value, toFillIn } }: { customs: CustomsView }) {
	return (
		<section className="print-customs" aria-label="For the customs form">
			<h2>For the customs form (CN22): {category}</h2>
			<table aria-label="Contents, for the customs form">
				<thead>
					<tr>
						<th scope="col">Contents</th>
						<th scope="col">Tariff code</th>
						<th scope="col">Made in</th>
						<th scope="col">Weight</th>
						<th scope="col">Value</th>
					</tr>
				</thead>
				<tbody>
					{lines.map((line) => (
						<tr key={line.id}>
							<td>{line.what}</td>
							<td>{line.tariffCode}</td>
							<td>{line.madeIn}</td>
							<td>{line.weight}</td>
							<td>{line.value}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row" colSpan={3}>
							Total
						</th>
						<td>{weight}</td>
						<td>{value}</td>
					</tr>
				</tfoot>
			</table>
			<p>
				{toFillIn && (
					<span>
						<b>{toFillIn}</b> Codes are at gov.uk/trade-tariff.{' '}
					</span>
				)}
				<span>The weight is without packing. </span>
				<span>Keep the post office’s certificate of posting: it proves that this left the country.</span>
			</p>
		</section>
	)
}

function Line({ line }: { line: SlipLine }) {
	return (
		<li>
			<span className={line.isPosted ? 'print-box' : 'print-no-box'} aria-hidden />
			<b className="print-quantity">{line.quantity} ×</b>
			<span>
				<b>{line.title}</b>
				{!line.isPosted && <span className="print-variant">A gift to the dogs: nothing to post</span>}
				{line.variant && <span className="print-variant">{line.variant}</span>}
				{line.words && (
					<span className="print-words">
						<span>{line.wordsLabel}</span>
						<b>{line.words}</b>
					</span>
				)}
			</span>
		</li>
	)
}
