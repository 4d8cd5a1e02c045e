import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input, Textarea } from '#app/ui/forms/input.tsx'
import type { ImportAnswer } from './statement-actions.server.ts'

/** Forms are sent as text: three bytes for each sign of a CSV file. */
const MAX_CHARACTERS = 300_000

/** The text of a CSV file, pasted. With scripts the file itself can be chosen, and fills the field. */
export function ImportForm({ answer }: { answer: ImportAnswer | undefined }) {
	const field = useRef<HTMLTextAreaElement>(null)
	const [hasScripts, setHasScripts] = useState(false)
	const [note, setNote] = useState('')
	useEffect(() => setHasScripts(true), [])
	useEffect(() => {
		if (answer?.done && field.current) field.current.value = ''
	}, [answer])

	async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
		const [file] = target.files ?? []
		if (!file || !field.current) return
		const text = decode(await file.arrayBuffer())
		field.current.value = text
		setNote(
			text.length > MAX_CHARACTERS
				? 'This file is too long for one import. Export fewer months.'
				: `${file.name} is in the field below. Press “Import”.`,
		)
	}

	return (
		<Form method="post" action="/giving/statement" className="giving-import">
			{hasScripts && (
				<Field id="file" label="The CSV file from your bank">
					<Input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={readFile} />
				</Field>
			)}
			<p role="status">{note}</p>
			<Field
				id="csv"
				label={hasScripts ? 'Or paste its text' : 'The text of the CSV file from your bank'}
				hint="Open the file in a text editor, select all, copy. About 3,000 lines at once."
				{...(answer?.problem ? { error: answer.problem } : {})}
			>
				<Textarea name="csv" rows={5} defaultValue={answer?.typed} spellCheck={false} ref={field} />
			</Field>
			<Button type="submit" size="st" name="intent" value="import">
				Import
			</Button>
		</Form>
	)
}

/** Some banks write the older encoding of Windows. */
function decode(bytes: ArrayBuffer): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		return new TextDecoder('windows-1252').decode(bytes)
	}
}
