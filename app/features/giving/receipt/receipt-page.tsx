import { Button } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Logo } from '#app/ui/media/logo.tsx'
import { Notice } from '#app/ui/notice.tsx'
import IconPrinter from '~icons/ph/printer-bold'
import type { Receipt } from './receipt.server.ts'
import './receipt.css'

/** The receipt as a sheet of paper. */
export function ReceiptPage({ receipt }: { receipt: Receipt }) {
	const { charity, donor, sum, receivedOn, by, purpose, promise, reference, isMonthly, giftAid, change, afterChange } =
		receipt
	const counts = afterChange ? afterChange.left : sum
	const rows = [
		{ label: 'From', value: donor },
		{ label: 'Received', value: receivedOn },
		{ label: 'By', value: isMonthly ? `${by}, each month` : by },
		{ label: 'For', value: purpose },
		{ label: 'For how long', value: receipt.time },
		{ label: 'A present for', value: receipt.presentFor },
		{ label: 'They hear of it', value: receipt.presentTold },
		{ label: 'Dedication', value: receipt.dedication },
		{ label: 'Reference', value: reference },
		{ label: 'Gift Aid', value: giftAid },
	].filter(({ value }) => value !== '')
	return (
		<div className="band-mist">
			<Wrap className="grid justify-items-center gap-6 py-section">
				<div className="flex w-full max-w-160 flex-wrap items-center justify-between gap-4 no-print">
					<p className="text-lede">Keep it with your papers, or print it.</p>
					<PrintButton />
				</div>
				<article aria-label="Receipt" className="receipt">
					<header className="flex flex-wrap items-center justify-between gap-4">
						<Logo name={charity.name} />
						<p className="text-note text-ink-2">
							{charity.registeredName}
							{charity.charityNumber && <span className="block">Registered charity {charity.charityNumber}</span>}
						</p>
					</header>
					<div className="grid gap-2">
						<h1 className="text-h2">{counts ? `Receipt for ${counts}` : 'No longer a receipt'}</h1>
						{counts && (
							<p>
								{donor ? `Thank you, ${donor}.` : 'Thank you.'} We have received {receipt.what}.
							</p>
						)}
					</div>
					{change && (
						<Notice tone="caution">
							<p>{change}</p>
						</Notice>
					)}
					<dl className="receipt-rows">
						{rows.map(({ label, value }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
							</div>
						))}
						{afterChange && (
							<>
								<div>
									<dt>Amount received</dt>
									<dd>{sum}</dd>
								</div>
								<div>
									<dt>Went back</dt>
									<dd>{afterChange.returned}</dd>
								</div>
							</>
						)}
						<div className="receipt-sum">
							<dt>{afterChange ? 'Counts as a donation' : 'Amount'}</dt>
							<dd>{counts || 'Nothing'}</dd>
						</div>
					</dl>
					{promise && <p className="text-note text-ink-2">{promise}</p>}
					<footer className="text-note text-ink-2">
						<p>{charity.address}</p>
						<p>{[charity.email, charity.phone.replaceAll(' ', '\u{A0}')].filter(Boolean).join(' · ')}</p>
					</footer>
				</article>
			</Wrap>
		</div>
	)
}

function PrintButton() {
	return (
		<Button variant="outline" size="pst" onClick={() => window.print()} className="noscript:hidden">
			<IconPrinter aria-hidden className="size-[1.2em]" /> Print
		</Button>
	)
}
