import { useId } from 'react'
import { NEWS_PROMISE } from '../lib/newsletter-words.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

interface NewsletterFieldProps {
	name: string
	error?: string
	/** What they typed before, when it comes back with an error. */
	value?: string
	busy?: boolean
}

/** One address and one button, for the letter of the month. Put it in a `<form>`. */
export function NewsletterField({ name, error, value, busy = false }: NewsletterFieldProps) {
	const id = useId()
	return (
		<div className="grid gap-3">
			<div className="flex flex-wrap items-end gap-3">
				<Field id={id} label="Email address" error={error} className="flex-[1_1_15rem]">
					<Input type="email" name={name} autoComplete="email" required defaultValue={value} />
				</Field>
				<Button type="submit" size="sasm" busy={busy}>
					Sign me up
				</Button>
			</div>
			<p className="text-note">{NEWS_PROMISE}</p>
		</div>
	)
}
