import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ConfirmFirst } from '../../shell/confirm-first.tsx'
import type { claimInWords } from './claim-page.server.ts'
import '../money-panel.css'

interface MadeClaimProps {
	claim: ReturnType<typeof claimInWords> & { rows: readonly unknown[] }
}

/** A claim that was made: its sum, whether it was sent, and what is done with it next. */
export function MadeClaim({ claim }: MadeClaimProps) {
	const { id, sent, rows, total, tax, adjustmentTax, arrived } = claim
	return (
		<section className="money-panel" aria-labelledby="sum">
			<div className="money-panel-main">
				<h2 id="sum">Gift Aid</h2>
				<p className="money-panel-sum">{tax}</p>
				<p>
					<span className="giving-state" data-tone={sent ? 'good' : 'late'}>
						{sent ? `Sent on ${sent}` : 'Not sent yet'}
					</span>
				</p>
				{arrived && <p>{arrived}.</p>}
				<div className="money-panel-presses">
					<Form method="post" action={`/giving/gift-aid/${id}/rows`} reloadDocument>
						<Button type="submit" size="st" variant={sent ? 'outline' : 'default'}>
							Save the rows
						</Button>
					</Form>
					{!sent && (
						<Form method="post">
							<Button type="submit" name="intent" value="sent" variant="outline" size="st">
								Mark as sent
							</Button>
						</Form>
					)}
				</div>
			</div>
			<dl className="money-panel-facts">
				<div>
					<dt>Rows for HMRC</dt>
					<dd>{rows.length}</dd>
				</div>
				<div>
					<dt>Given</dt>
					<dd>{total}</dd>
				</div>
				<div>
					<dt>To give back</dt>
					<dd>{adjustmentTax ?? 'Nothing'}</dd>
				</div>
			</dl>
		</section>
	)
}

/** For a claim that was made by mistake. */
export function DiscardClaim() {
	return (
		<section className="data-section" aria-labelledby="discard">
			<h2 id="discard" className="text-h4">
				Made by mistake?
			</h2>
			<p className="max-w-176">Discard it: its payments can be claimed again. A claim that was sent stays.</p>
			<Form method="post">
				<ConfirmFirst
					press="Discard this claim"
					question="Have you sent it to HMRC? Then mark it as sent. A claim that is discarded cannot be brought back."
					variant="destructive"
					size="sm"
				>
					<Button type="submit" name="intent" value="discard" variant="destructive" size="sm">
						Discard it
					</Button>
				</ConfirmFirst>
			</Form>
		</section>
	)
}
