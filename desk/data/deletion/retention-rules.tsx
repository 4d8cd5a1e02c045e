import { COMPLAINT_RETENTION_MONTHS } from '#domain/desk/cases/complaint.ts'

interface RetentionRulesProps {
	/** null while no content has arrived. */
	caseMonths: number | null
	fileDays: number
	draftDays: number
	newsDays: number
	auditMonths: number
	donorYears: number
	unpaidMonths: number
}

/** How long the site keeps what, as it is set. */
export function RetentionRules(rules: RetentionRulesProps) {
	const { caseMonths, fileDays, draftDays, newsDays, auditMonths, donorYears, unpaidMonths } = rules
	const months = caseMonths === null ? 'the months of your privacy notice' : `${caseMonths} months`
	const rows: [what: string, howLong: string][] = [
		['Cases, with their emails', `${capital(months)} after they were answered and closed`],
		['Held back, or from an unconfirmed address', `${capital(months)} after they arrived`],
		['Photos and papers of a case', `${fileDays} days after it was closed`],
		['Data protection complaints', `${COMPLAINT_RETENTION_MONTHS} months after they were answered and closed`],
		['Forms begun and not sent', `${draftDays} days`],
		['Newsletter requests never confirmed', `${newsDays} days`],
		['Who gave', `${donorYears} years after their last payment, or ${unpaidMonths} months if no money came`],
		['The audit log', `${auditMonths} months`],
	]
	return (
		<aside className="data-aside">
			<h2 className="text-h4">How long things are kept</h2>
			<p>
				The site deletes by itself, with emails and files. An open case is not deleted, however old: its months begin
				when it is answered and closed.
			</p>
			<dl className="deletion-rules">
				{rows.map(([what, howLong]) => (
					<div key={what}>
						<dt>{what}</dt>
						<dd>{howLong}</dd>
					</div>
				))}
			</dl>
		</aside>
	)
}

function capital(text: string): string {
	return `${text[0]?.toUpperCase()}${text.slice(1)}`
}
