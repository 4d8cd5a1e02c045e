import type { ReactNode } from 'react'
import IconWarning from '~icons/ph/warning-circle-fill'
import { cn } from '../cn.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { FieldContext } from './field-context.ts'

interface FieldProps {
	label: ReactNode
	/** Between label and control. */
	hint?: ReactNode
	/** Above the control. */
	error?: string
	/** The id of the control; hint and error are tied to it. */
	id: string
	/** Says "(optional)" after the label. */
	optional?: boolean
	/** Only where the context is clear, such as a search field with its button. */
	labelHidden?: boolean
	className?: string
	children: ReactNode
}

/** A label, hint and error around one control (`Input`, `Textarea`, `Select`). */
export function Field({ label, hint, error, id, optional, labelHidden, className, children }: FieldProps) {
	return (
		<FieldContext value={{ id, describedBy: describedBy(id, hint, error), invalid: Boolean(error) }}>
			<div className={cn('grid content-start gap-1.5', error && 'border-l-[5px] border-danger pl-4', className)}>
				<label htmlFor={id} className={cn('leading-[1.35] font-bold', labelHidden && 'sr-only')}>
					{label}
					{optional && <OptionalMark />}
				</label>
				<FieldNotes id={id} hint={hint} error={error} />
				{children}
			</div>
		</FieldContext>
	)
}

/** For a question with several controls: radio tiles or checkboxes. */
export function FieldGroup({ label, hint, error, id, optional, className, children }: FieldProps) {
	return (
		<fieldset
			aria-describedby={describedBy(id, hint, error)}
			className={cn(error && 'border-l-[5px] border-danger pl-4', className)}
		>
			{/* Floated, because a legend otherwise overlaps the red bar. */}
			<legend className="float-left mb-3 w-full font-display text-h4 leading-[1.2] font-extrabold">
				{label}
				{optional && <OptionalMark />}
			</legend>
			<div className="clear-both grid gap-3">
				<FieldNotes id={id} hint={hint} error={error} />
				{children}
			</div>
		</fieldset>
	)
}

function OptionalMark() {
	return (
		// The space is with the word: alone it is left out of the name where a line ends or nothing is drawn yet.
		<span className="font-normal text-ink-2"> (optional)</span>
	)
}

function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
	const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
	return ids.length > 0 ? ids.join(' ') : undefined
}

/** For a control in neither `Field` nor `FieldGroup`; the ids are the control's with `-hint` and `-error`. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
	return (
		<>
			{hint && (
				<span id={`${id}-hint`} className="text-[1.0625rem] leading-[1.45] text-ink-2">
					{hint}
				</span>
			)}
			{error && (
				<span id={`${id}-error`} className="flex items-start gap-1.5 leading-[1.4] font-bold text-danger">
					<IconWarning aria-hidden className="mt-[.1em] size-[1.25em] flex-none" />
					<span>
						<VisuallyHidden>Error: </VisuallyHidden>
						<span>{error}</span>
					</span>
				</span>
			)}
		</>
	)
}
