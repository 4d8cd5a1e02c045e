import { cn } from '#app/ui/cn.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { TransferDetails } from './transfer-details.server.ts'

interface TransferProps {
	transfer: TransferDetails
	/** Below the details. */
	note?: string
}

/** The account, the sum and the reference, each to be copied into a banking app. */
export function Transfer({ transfer: { rows, code }, note = '' }: TransferProps) {
	return (
		<section aria-labelledby="transfer" className="transfer grid content-start gap-5 rounded-xl bg-raised shadow-2">
			<h2 id="transfer" className="text-h3">
				Our bank account
			</h2>
			<dl className="transfer-rows">
				{rows.map(({ label, value, copied }) => (
					<div key={label} className={cn(label === 'Reference' && 'transfer-reference')}>
						<dt>{label}</dt>
						<dd className="wrap-anywhere select-all">{value}</dd>
						<dd className="transfer-copy">
							<CopyButton text={copied} label={`Copy the ${spoken(label)}`} isIcon={label !== 'Reference'} />
						</dd>
					</div>
				))}
			</dl>
			{note && <p className="whitespace-pre-line">{note}</p>}
			{code && (
				<div className="transfer-code">
					<svg
						role="img"
						aria-label="The same details as a QR code"
						viewBox={`0 0 ${code.size} ${code.size}`}
						shapeRendering="crispEdges"
					>
						<path d={`M0 0h${code.size}v${code.size}h-${code.size}z`} fill="#fff" />
						<path d={code.path} fill="#000" />
					</svg>
					<p>
						<b className="block font-display text-h4">Or scan it</b>
						Your banking app reads the account, the amount and the reference from this code.
					</p>
				</div>
			)}
		</section>
	)
}

const spoken = (label: string) => (label === label.toUpperCase() ? label : label.toLowerCase())
