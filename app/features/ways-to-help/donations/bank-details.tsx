import { CopyButton } from '#app/ui/copy-button.tsx'
import type { GeneralOptions } from '#content/model/content.ts'

/** The account, to be copied into a banking app. */
export function BankDetails({ bank }: { bank: NonNullable<GeneralOptions['giving']['bank']> }) {
	const rows = [
		{ label: 'Account name', value: bank.accountName },
		{ label: 'Sort code', value: bank.sortCode },
		{ label: 'Account number', value: bank.accountNumber },
		{ label: 'IBAN', value: bank.iban },
		{ label: 'BIC', value: bank.bic },
		{ label: 'Reference', value: bank.reference },
	].filter(({ value }) => value !== '')
	return (
		<div className="rounded-l bg-raised px-6 py-5">
			<h3 className="mb-3 text-h3">By bank transfer</h3>
			<dl className="bank-rows">
				{rows.map(({ label, value }) => (
					<div key={label} className="border-t-2 border-line pt-3">
						<dt className="text-ink-2">{label}</dt>
						<dd className="font-display text-[1.25rem] leading-[1.4] font-bold wrap-anywhere">{value}</dd>
						{/* The words of the reference differ for each person. */}
						{label !== 'Reference' && (
							<dd>
								<CopyButton text={value} label={`Copy: ${label}`} isIcon />
							</dd>
						)}
					</div>
				))}
			</dl>
		</div>
	)
}
