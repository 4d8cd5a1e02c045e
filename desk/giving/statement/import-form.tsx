import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input, Textarea } from '#app/ui/forms/input.tsx'
import type { ImportAnswer } from './import-statement.server.ts'

/** The CSV file of a bank, or its text. */
export function ImportForm({ answer }: { answer: ImportAnswer | undefined }) {
	const form = useRef<HTMLFormElement>(null)
	const isSending = useNavigation().formAction === '/giving/statement'
	useEffect(() => {
		if (answer?.done) form.current?.reset()
	}, [answer])

	return (
		<Form ref={form} method="post" action="/giving/statement" encType="multipart/form-data" className="giving-import">
			<Field id="file" label="The CSV file from your bank" hint="Up to 20,000 lines.">
				<Input type="file" name="file" accept=".csv,.txt,.tsv,text/csv,text/plain" />
			</Field>
			<Field id="csv" label="Or its text, pasted" {...(answer?.problem ? { error: answer.problem } : {})}>
				<Textarea name="csv" rows={5} defaultValue={answer?.typed} spellCheck={false} />
			</Field>
			<Button type="submit" size="st" name="intent" value="import" busy={isSending} busyLabel="Reading the lines…">
				Import
			</Button>
		</Form>
	)
}
