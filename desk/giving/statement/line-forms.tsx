import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { MAX_KNOWN_BY_LENGTH, type SetAsideKind } from '#domain/payables/bank-statement/line-outcome.ts'
import type { LineView } from './line-view.server.ts'

/** "line reference version", as the page of the statement takes it. */
export const decisionIn = ({ id, about }: LineView) => `${id} ${about?.reference ?? ''} ${about?.version ?? ''}`

/** Tells equal buttons of several lines apart, for screen readers. */
export const ForLine = ({ line }: { line: LineView }) => (
	<span className="sr-only">
		{' '}
		{line.amount}, {line.day}
	</span>
)

interface AsideProps {
	line: LineView
	kind: SetAsideKind
	/** The claim that was paid. */
	claimId?: string
	variant?: 'outline' | 'link'
	/** Asks which claim it pays, where none was made here. */
	asksWhat?: boolean
	children: ReactNode
}

/** Sets the line aside as a kind. */
export function Aside({ line, kind, claimId, variant = 'link', asksWhat = false, children }: AsideProps) {
	return (
		<Form method="post" action="/giving/statement" className={asksWhat ? 'grid justify-items-start gap-4' : undefined}>
			<input type="hidden" name="line" value={decisionIn(line)} />
			<input type="hidden" name="as" value={kind} />
			{claimId && <input type="hidden" name="claim" value={claimId} />}
			{asksWhat && (
				<Field
					id={`pays-${line.id}`}
					label="Which claim it pays"
					optional
					hint="One that was made elsewhere, and for which gifts: “Charities Online, April to June”."
				>
					<Input name="knownBy" autoComplete="off" maxLength={MAX_KNOWN_BY_LENGTH} />
				</Field>
			)}
			<Button type="submit" size={variant === 'link' ? 'link-s' : 'sm'} variant={variant} name="intent" value="aside">
				{children}
				<ForLine line={line} />
			</Button>
		</Form>
	)
}

interface ReceiveProps {
	line: LineView
	/** Asks how staff know whose it is. */
	asksHow?: boolean
	/** Its buttons. */
	children: ReactNode
}

/** Books the line, or ties it to what is booked. */
export function Receive({ line, asksHow = false, children }: ReceiveProps) {
	return (
		<Form
			method="post"
			action="/giving/statement"
			className={asksHow ? 'grid justify-items-start gap-4' : 'grid justify-items-start gap-2'}
		>
			<input type="hidden" name="line" value={decisionIn(line)} />
			{asksHow && <KnownBy />}
			{children}
		</Form>
	)
}

interface ReceiveButtonProps {
	line: LineView
	intent: 'receive' | 'receive another' | 'receive without Gift Aid' | 'same money'
	children: string
}

export function ReceiveButton({ line, intent, children }: ReceiveButtonProps) {
	return (
		<Button type="submit" size="sm" variant="outline" name="intent" value={intent}>
			{children}
			<ForLine line={line} />
		</Button>
	)
}

/** For the person who asks in a year why this line is this donor's. */
export function KnownBy({ typed = '' }: { typed?: string }) {
	return (
		<Field
			id="knownBy"
			label="How you know it is theirs"
			optional
			hint="Kept with the payment: “She rang on 16 November.”"
		>
			<Input name="knownBy" autoComplete="off" maxLength={MAX_KNOWN_BY_LENGTH} defaultValue={typed} />
		</Field>
	)
}

/** Shows whose donation it would be, before anything is booked. */
export function LookUp({ line }: { line: LineView }) {
	return (
		<Form method="get" action="/giving/statement" className="giving-look-up">
			<input type="hidden" name="line" value={line.id} />
			<label htmlFor={`reference-${line.id}`}>
				Their reference
				<span className="sr-only">
					{' '}
					for {line.amount}, {line.day}
				</span>
			</label>
			<Input
				id={`reference-${line.id}`}
				name="reference"
				placeholder="DON-7K3F-2M"
				autoComplete="off"
				required
				className="min-h-11"
			/>
			<Button type="submit" size="sm" variant="outline">
				Look it up
			</Button>
		</Form>
	)
}
