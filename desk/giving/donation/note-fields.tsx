import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Textarea } from '#app/ui/forms/input.tsx'
import { errorOf, type FormAnswer, typedIn } from '../../cases/work/case-form.tsx'

interface NoteFieldsProps {
	answer: FormAnswer | undefined
	/** "the donor" */
	notFor: string
}

/** Why money goes back, kept as a note. @param intent of its form */
export function ReasonField({ answer, intent }: Pick<NoteFieldsProps, 'answer'> & { intent: string }) {
	const name = `${intent}-reason`
	return (
		<Field
			id={name}
			label="Why"
			optional
			hint="Kept as a note for treasurers, for whoever asks in a year. They are not told."
			{...errorOf(answer, name)}
		>
			<Textarea name={name} rows={2} defaultValue={typedIn(answer, intent, name)} />
		</Field>
	)
}

/** What staff did or learnt outside of the site, of a donation or an order. */
export function NoteFields({ answer, notFor }: NoteFieldsProps) {
	return (
		<>
			<Field id="note" label="Note" hint={`For your team, not for ${notFor}.`} {...errorOf(answer, 'note')}>
				<Textarea name="note" rows={3} defaultValue={typedIn(answer, 'note', 'note')} />
			</Field>
			<Button type="submit" size="sm" variant="outline">
				Save the note
			</Button>
		</>
	)
}
