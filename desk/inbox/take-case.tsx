import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import IconTake from '~icons/ph/user-plus-bold'
import type { FormAnswer } from '../cases/work/case-form.tsx'
import type { InboxRow } from './inbox-row.server.ts'

export interface Taking {
	ownId: string
	/** @param words what has been done, to be said */
	onTaken: (words: string) => void
}

type TakeCaseProps = Pick<InboxRow, 'reference' | 'version' | 'name'> & Taking

/** Takes a case that no one has, as on its page. Without scripts its page follows. */
export function TakeCase({ reference, version, name, ownId, onTaken }: TakeCaseProps) {
	const fetcher = useFetcher<FormAnswer>()
	const form = useRef<HTMLFormElement>(null)
	const { data } = fetcher
	// The button leaves with the answer: the focus goes to the case, and the page says what was done.
	useEffect(() => {
		if (!data?.saved) return
		form.current?.closest('tr')?.querySelector<HTMLElement>('th a')?.focus()
		onTaken(`You hold the case of ${name || reference}.`)
	}, [data, name, reference, onTaken])
	return (
		<fetcher.Form method="post" action={`/cases/${reference}`} className="inbox-take" ref={form}>
			<input type="hidden" name="intent" value="assign" />
			<input type="hidden" name="version" value={version} />
			<Button type="submit" variant="outline" size="sm" name="to" value={ownId} className="inbox-take-press">
				<IconTake aria-hidden /> Take<span className="sr-only"> the case of {name || reference}</span>
			</Button>
			{data?.problem && <span role="alert">{data.problem}</span>}
		</fetcher.Form>
	)
}
