import type { VatRows } from './vat-rows.server.ts'

/** What a VAT return asks for, with how it is worked out. */
export function VatWorking({ vat: { working, due, sales, threeMonths }, heading }: { vat: VatRows; heading: string }) {
	return (
		<section className="accounts-vat" aria-labelledby="vat">
			<h2 id="vat" className="text-h4">
				VAT of {heading}
			</h2>
			<dl>
				{working.map(({ label, sum }) => (
					<Row key={label} label={label} sum={sum} />
				))}
				<div className="accounts-vat-due">
					<dt>VAT due on what the shop sold</dt>
					<dd>{due}</dd>
				</div>
				{sales.map(({ label, sum }) => (
					<Row key={label} label={label} sum={sum} />
				))}
			</dl>
			<h3 className="accounts-three-months">The three months to {heading}</h3>
			<dl>
				{threeMonths.map(({ label, sum }) => (
					<Row key={label} label={label} sum={sum} />
				))}
			</dl>
			<p className="giving-note">
				VAT is a part of goods and delivery, on the day the money came: what came in parts has its share on the day of
				each. A refund takes it off when it is made, a dispute once it is lost: if the goods had gone by then, ask your
				accountant, because it may be a bad debt. What is to go abroad stays zero-rated only if it leaves the country
				within three months, and with proof: keep the post office’s certificate of posting of each with these accounts,
				for six years.
			</p>
		</section>
	)
}

function Row({ label, sum }: { label: string; sum: string }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{sum}</dd>
		</div>
	)
}
