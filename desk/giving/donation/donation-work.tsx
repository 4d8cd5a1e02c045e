import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Notice } from '#app/ui/notice.tsx'
import IconBack from '~icons/ph/arrow-u-up-left-bold'
import IconLink from '~icons/ph/link-bold'
import { errorOf, isRefused, typedIn } from '../../cases/work/case-form.tsx'
import { Tool } from '../../cases/work/tool.tsx'
import '../../cases/work/work.css'
import { DonationForm, type DonationFormState } from './donation-form.tsx'
import type { DonationPageData } from './read-donation.server.ts'

type WorkProps = DonationFormState & { donation: DonationPageData }

/** What a person does with a donation: native forms, each with the version that was seen. */
export function DonationWork(props: WorkProps) {
	const { donation } = props
	const canSendLink = donation.canManage
	if (!donation.canReceive && donation.refunds.length === 0 && !canSendLink) return null
	return (
		<section className="case-work" aria-labelledby="work">
			<h2 id="work" tabIndex={-1}>
				What to do
			</h2>
			{donation.canReceive && <ReceiveForm {...props} />}
			{(donation.refunds.length > 0 || canSendLink) && (
				<div className="case-tools">
					{donation.refunds.length > 0 && <RefundTool {...props} />}
					{canSendLink && <LinkTool {...props} />}
				</div>
			)}
		</section>
	)
}

function ReceiveForm({ donation, ...state }: WorkProps) {
	const { answer } = state
	const isLater = donation.isMonthly && donation.payments.some(({ isPaid }) => isPaid)
	return (
		<DonationForm {...state} intent="received">
			<p>
				{isLater
					? 'Another month of the standing order has arrived:'
					: 'Is the transfer in your account? Enter what arrived, also if it is another sum.'}
			</p>
			<Field id="amount" label="Amount" {...errorOf(answer, 'amount')}>
				<Input
					name="amount"
					inputMode="decimal"
					autoComplete="off"
					defaultValue={typedIn(answer, 'received', 'amount') || donation.amountTyped}
				/>
			</Field>
			<Field id="day" label="Day" {...errorOf(answer, 'day')}>
				<Input
					type="date"
					name="day"
					max={donation.today}
					defaultValue={typedIn(answer, 'received', 'day') || donation.today}
				/>
			</Field>
			<Button type="submit" size="st">
				Mark as received
			</Button>
		</DonationForm>
	)
}

function RefundTool({ donation, ...state }: WorkProps) {
	const { answer } = state
	const [first] = donation.refunds
	const open = donation.refunds.filter(({ rest }) => rest > 0)
	const asked = donation.refunds.filter((one) => one.asked !== '')
	return (
		<Tool title="Refund" icon={IconBack} isOpen={isRefused(answer, 'refund')}>
			{asked.map((one) => (
				<Notice key={one.id} tone="info">
					A refund of {one.asked} was asked for and is not confirmed by Stripe yet. It is repeated by itself until it
					is.
				</Notice>
			))}
			{open.length > 0 && (
				<DonationForm {...state} intent="refund">
					{donation.isTransfer ? (
						<p>
							Send the money back from your bank first. Then enter it here, so that the books agree and the donor is
							told.
						</p>
					) : (
						<Notice tone="caution">
							Was it paid by Direct Debit? The donor can also ask their bank for the money back, even after a refund:
							then they have it twice. Ask them not to.
						</Notice>
					)}
					{open.length === 1 && open[0] && <input type="hidden" name="payment" value={open[0].id} />}
					{open.length > 1 && (
						<Field id="refund-payment" label="Of">
							<Select name="payment" defaultValue={typedIn(answer, 'refund', 'payment') || open[0]?.id}>
								{open.map(({ id, words }) => (
									<option key={id} value={id}>
										{words}
									</option>
								))}
							</Select>
						</Field>
					)}
					<Field
						id="refund-amount"
						label="Amount"
						hint={
							open.length === 1 ? `At most ${open[0]?.words}. Change it to refund a part.` : 'All of it, or a part.'
						}
						{...errorOf(answer, 'refund-amount')}
					>
						<Input
							name="refund-amount"
							inputMode="decimal"
							autoComplete="off"
							defaultValue={typedIn(answer, 'refund', 'refund-amount') || (open.length === 1 ? first?.typed : '')}
						/>
					</Field>
					{donation.isTransfer && (
						<Field id="refund-day" label="Day on which it left your account" {...errorOf(answer, 'refund-day')}>
							<Input
								type="date"
								name="refund-day"
								max={donation.today}
								defaultValue={typedIn(answer, 'refund', 'refund-day') || donation.today}
							/>
						</Field>
					)}
					<Button type="submit" size="sm" variant="outline">
						{donation.isTransfer ? 'Enter the refund' : 'Refund through Stripe'}
					</Button>
				</DonationForm>
			)}
		</Tool>
	)
}

function LinkTool({ donation, ...state }: WorkProps) {
	return (
		<Tool title="Send the link to change or cancel" icon={IconLink} isOpen={isRefused(state.answer, 'link')}>
			<DonationForm {...state} intent="link">
				<p>
					It is in every receipt. If they lost it, this emails it again to <b>{donation.email}</b>, the address on file,
					and never to another.
				</p>
				<Button id="link" type="submit" size="sm" variant="outline">
					Send the link
				</Button>
			</DonationForm>
		</Tool>
	)
}
