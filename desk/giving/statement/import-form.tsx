import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input, Textarea } from '#app/ui/forms/input.tsx'
import { MAX_STATEMENT_BYTES } from '#domain/payables/bank-statement/limits.ts'
import type { ImportAnswer } from './import-statement.server.ts'

const TOO_LARGE =
	'This file is larger than an import takes: 8 MB or 20,000 lines. Nothing was imported. Export fewer months and import them one after the other'

/** The CSV file of a bank, or its text. */
export function ImportForm({ answer }: { answer: ImportAnswer | undefined }) {
	const form = useRef<HTMLFormElement>(null)
	const [isTooLarge, setTooLarge] = useState(false)
	const isSending = useNavigation().formAction === '/giving/statement'
	useEffect(() => {
		if (answer?.done) form.current?.reset()
	}, [answer])

	/** The server refuses it too, but only after the whole file has travelled. */
	function check(event: FormEvent<HTMLFormElement>) {
		const file = new FormData(event.currentTarget).get('file')
		const isOver = file instanceof File && file.size > MAX_STATEMENT_BYTES
		if (isOver) event.preventDefault()
		setTooLarge(isOver)
	}

	const problem = isTooLarge ? TOO_LARGE : answer?.problem
	const isOfFile = isTooLarge || answer?.typed === ''
	const error = problem ? { error: problem } : {}
	return (
		<Form
			ref={form}
			method="post"
			action="/giving/statement"
			encType="multipart/form-data"
			className="giving-import"
			onSubmit={check}
		>
			<Field
				id="file"
				label="The CSV file from your bank"
				hint="Up to 20,000 lines or 8 MB. A long file takes a minute: the page says how far it is."
				{...(isOfFile ? error : {})}
			>
				<Input type="file" name="file" accept=".csv,.txt,.tsv,text/csv,text/plain" />
			</Field>
			<Field id="csv" label="Or its text, pasted" {...(isOfFile ? {} : error)}>
				<Textarea name="csv" rows={5} defaultValue={answer?.typed} spellCheck={false} />
			</Field>
			<Button type="submit" size="st" name="intent" value="import" busy={isSending} busyLabel="Reading the lines…">
				Import
			</Button>
		</Form>
	)
}
