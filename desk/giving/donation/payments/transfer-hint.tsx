import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { BankLine } from './bank-line.server.ts'

/** Whether the bank statement has the transfer; if it has, its line is confirmed, so that the money is booked once. */
export function TransferHint({ bank, reference }: { bank: BankLine; reference: string }) {
	if (bank.found !== '') {
		return (
			<div className="giving-found">
				<p>
					<b>The bank statement has it:</b> {bank.found}.<span className="giving-note">{bank.text}</span>
					{bank.otherPayer !== '' && <b className="giving-difference">From another name: {bank.otherPayer}</b>}
				</p>
				{bank.decision === '' ? (
					<ButtonLink to="/giving/statement" size="st">
						Look at the line
					</ButtonLink>
				) : (
					<>
						<Form method="post" action="/giving/statement">
							<input type="hidden" name="line" value={bank.decision} />
							<Button type="submit" size="st" name="intent" value="receive">
								Confirm that {bank.amount} arrived
							</Button>
						</Form>
						<Link to="/giving/statement">Look at the line first</Link>
					</>
				)}
			</div>
		)
	}
	if (bank.until === '') return null
	return (
		<p>
			{bank.hasMatched ? 'No further line' : 'No line'} of the bank statement up to {bank.until} names{' '}
			<span className="giving-reference">{reference}</span>.
		</p>
	)
}
