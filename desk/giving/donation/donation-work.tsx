import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Notice } from '#app/ui/notice.tsx'
import IconBack from '~icons/ph/arrow-u-up-left-bold'
import IconLink from '~icons/ph/link-bold'
import IconNote from '~icons/ph/note-pencil-bold'
import IconUser from '~icons/ph/user-bold'
import { errorOf, isRefused, typedIn } from '../../cases/work/case-form.tsx'
import { Tool } from '../../cases/work/tool.tsx'
import '../../cases/work/work.css'
import { CertificateWork } from './certificate-work.tsx'
import { DonationForm, type DonationFormState } from './donation-form.tsx'
import { NoteFields, ReasonField } from './note-fields.tsx'
import { DisputeNotice, RefusedRefunds } from './payments/stripe-notices.tsx'
import { TransferHint } from './payments/transfer-hint.tsx'
import type { DonationPageData } from './read-donation.server.ts'

type WorkProps = DonationFormState & { donation: DonationPageData }

/** What a person does with a donation: native forms, each with the version that was seen. */
export function DonationWork(props: WorkProps) {
	const { donation } = props
	const canSendLink = donation.canManage
	const { dispute, short, isOverdue, certificate } = donation
	const canAddNote = !donation.isErased
	const hasWork =
		donation.canReceive || donation.refunds.length > 0 || canSendLink || canAddNote || dispute || certificate
	if (!hasWork) return null
	return (
		<div className="case-side">
			<section className="case-work" aria-labelledby="work">
				<h2 id="work" tabIndex={-1}>
					What to do
				</h2>
				<RefusedRefunds refused={donation.refusedRefunds} />
				{dispute && <DisputeNotice dispute={dispute} />}
				{isOverdue && (
					<p>
						Stripe could not collect the last payment. It tries again for some days, and ends the donation if nothing
						comes. They can pay with another card on the page of their link.
					</p>
				)}
				{short && <ShortNotice {...props} {...short} />}
				{donation.canReceive && <ReceiveForm {...props} />}
				{certificate && <CertificateWork {...props} certificate={certificate} />}
				{(donation.refunds.length > 0 || canSendLink || canAddNote) && (
					<div className="case-tools">
						{canAddNote && (
							<Tool title="Add a note" icon={IconNote} isOpen={isRefused(props.answer, 'note')}>
								<NoteForm {...props} />
							</Tool>
						)}
						{donation.refunds.length > 0 && <RefundTool {...props} />}
						{canSendLink && <LinkTool {...props} />}
						{canAddNote && <NameTool {...props} />}
					</div>
				)}
			</section>
		</div>
	)
}

function NoteForm({ donation: _donation, ...state }: WorkProps) {
	return (
		<DonationForm {...state} intent="note">
			<NoteFields answer={state.answer} notFor="the donor" />
		</DonationForm>
	)
}

/** A gift is no debt: the rest is booked if it comes, and staff may say that none will. */
function ShortNotice({
	donation: _donation,
	arrived,
	missing,
	...state
}: WorkProps & { arrived: string; missing: string }) {
	return (
		<DonationForm {...state} intent="accept">
			<p>
				<b>{missing} of what they announced is not here.</b> If it comes, enter it below. If {arrived} is all they
				wanted to give:
			</p>
			<Button type="submit" size="sm" variant="outline">
				Count {arrived} as the whole
			</Button>
		</DonationForm>
	)
}

function ReceiveForm({ donation, ...state }: WorkProps) {
	const { answer } = state
	const { bank } = donation
	if (bank && bank.found !== '') {
		return (
			<>
				<TransferHint bank={bank} reference={donation.reference} />
				<details className="giving-by-hand" open={isRefused(answer, 'received')}>
					<summary>Enter it by hand instead</summary>
					<p>Only for money that is not that line: the line stays open, and would be booked a second time.</p>
					<ReceivedFields donation={donation} {...state} />
				</details>
			</>
		)
	}
	return <ReceivedFields donation={donation} {...state} />
}

function ReceivedFields({ donation, ...state }: WorkProps) {
	const { answer } = state
	const isLater = donation.isMonthly && donation.payments.some(({ isPaid }) => isPaid)
	const isInBank = donation.bank !== null && donation.bank.found !== ''
	return (
		<DonationForm {...state} intent="received">
			{donation.bank && !isInBank && <TransferHint bank={donation.bank} reference={donation.reference} />}
			<p hidden={isInBank}>
				{isLater
					? 'When another month of the standing order is in your account, enter it here.'
					: 'When the transfer is in your account, enter what arrived, even if it is not the sum they announced.'}
			</p>
			<div className="giving-received">
				<Field id="amount" label={`Amount in ${donation.currencySign}`} {...errorOf(answer, 'amount')}>
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
			</div>
			<Button type="submit" size="st" variant={isInBank ? 'outline' : 'default'}>
				Mark as received
			</Button>
			{donation.isAwaited && !isInBank && (
				<p className="giving-note">
					If no money comes, there is nothing to do: we remind them after a week, and close it three weeks later.
				</p>
			)}
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
					A refund of {one.asked} was asked for, and Stripe has not confirmed it yet. The site keeps asking until it
					does.
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
						open.some(({ isDirectDebit }) => isDirectDebit !== false) && (
							<Notice tone="caution">
								{open.every(({ isDirectDebit }) => isDirectDebit)
									? 'It was paid by Direct Debit.'
									: 'Was it paid by Direct Debit?'}{' '}
								The donor can also ask their bank for the money back, even after a refund: then they have it twice. Ask
								them not to.
							</Notice>
						)
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
						label={`Refund in ${donation.currencySign}`}
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
					<ReasonField answer={answer} intent="refund" />
					<Button type="submit" size="sm" variant="outline">
						{donation.isTransfer ? 'Enter the refund' : 'Refund through Stripe'}
					</Button>
				</DonationForm>
			)}
		</Tool>
	)
}

function NameTool({ donation, ...state }: WorkProps) {
	const { answer } = state
	const typed = (name: string) => (isRefused(answer, 'name') ? typedIn(answer, 'name', name) : undefined)
	return (
		<Tool title="Correct the name" icon={IconUser} isOpen={isRefused(answer, 'name')}>
			<DonationForm {...state} intent="name">
				<Field
					id="first-name"
					label="First name"
					optional
					hint="None for an organisation."
					{...errorOf(answer, 'first-name')}
				>
					<Input name="first-name" defaultValue={typed('first-name') ?? donation.firstName} maxLength={100} />
				</Field>
				<Field id="last-name" label="Last name, or organisation" {...errorOf(answer, 'last-name')}>
					<Input name="last-name" defaultValue={typed('last-name') ?? donation.lastName} maxLength={100} />
				</Field>
				<Button type="submit" size="sm" variant="outline">
					Save the name
				</Button>
			</DonationForm>
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
