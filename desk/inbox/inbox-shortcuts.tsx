import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/layout/dialog.tsx'
import type { FormAnswer } from '../cases/work/case-form.tsx'
import { useKeys } from '../shortcuts/use-keys.ts'
import type { InboxRow } from './inbox-row.server.ts'

interface InboxShortcutsProps {
	rows: InboxRow[]
	ownId: string
}

/** The keys of the list, for people who switched them on. Taking a case asks first; the others only move. */
export function InboxShortcuts({ rows, ownId }: InboxShortcutsProps) {
	const [asked, setAsked] = useState<InboxRow>()
	const [taken, setTaken] = useState<InboxRow>()
	const fetcher = useFetcher<FormAnswer>({ key: 'take-case' })
	useKeys({
		j: () => focusLink(1),
		k: () => focusLink(-1),
		o: () => linkOf(focusedRow())?.click(),
		a: () => setAsked(rows.find(({ id }) => id === focusedRow()?.dataset.case)),
	})
	function take(row: InboxRow) {
		const form = { intent: 'assign', to: ownId, version: String(row.version) }
		void fetcher.submit(form, { method: 'post', action: `/cases/${row.reference}` })
		setTaken(row)
		setAsked(undefined)
	}
	return (
		<>
			<p role="status" className="inbox-said">
				{fetcher.data && taken && resultOf(fetcher.data, taken)}
			</p>
			<TakeDialog row={asked} onTake={take} onClose={() => setAsked(undefined)} />
		</>
	)
}

interface TakeDialogProps {
	/** Undefined while nothing is asked. */
	row: InboxRow | undefined
	onTake: (row: InboxRow) => void
	onClose: () => void
}

/** Stays on the page, because only a dialog that closes gives the focus back to the row. */
function TakeDialog({ row, onTake, onClose }: TakeDialogProps) {
	const button = useRef<HTMLButtonElement>(null)
	const isOwn = row?.holder === 'You'
	// After the dialog has opened, which focuses its close button.
	useEffect(() => {
		if (row) button.current?.focus()
	}, [row])
	return (
		<Dialog title={isOwn ? 'This case is yours' : 'Take this case?'} kind="dialog" open={!!row} onClose={onClose}>
			<p>
				<b>{row && nameOf(row)}</b>
				<span>{row?.form && `, ${row.form}`}</span>
				<span>{row?.about && `, ${row.about}`}</span>
			</p>
			{!isOwn && row?.holder && <p>{row.holder} has it now.</p>}
			<div className="mt-5 flex flex-wrap gap-3">
				{row && !isOwn && (
					<Button size="st" ref={button} onClick={() => onTake(row)}>
						Take it
					</Button>
				)}
				<Button variant="outline" size="st" onClick={onClose}>
					{isOwn ? 'Close' : 'Leave it'}
				</Button>
			</div>
		</Dialog>
	)
}

function resultOf({ saved, problem }: FormAnswer, row: InboxRow): string {
	return saved ? `${nameOf(row)} is with you now.` : `${nameOf(row)} was not given to you. ${problem ?? ''}`
}

function nameOf({ name, reference }: InboxRow): string {
	return name || reference
}

function focusedRow(): HTMLTableRowElement | undefined {
	return document.activeElement?.closest<HTMLTableRowElement>('.inbox-table tr[data-case]') ?? undefined
}

function linkOf(row: Element | undefined): HTMLAnchorElement | null | undefined {
	return row?.querySelector<HTMLAnchorElement>('th a')
}

/** From outside the list to its first case. */
function focusLink(step: 1 | -1) {
	const rows = [...document.querySelectorAll('.inbox-table tr[data-case]')]
	const current = rows.indexOf(focusedRow() as Element)
	const next = current === -1 ? 0 : Math.min(Math.max(current + step, 0), rows.length - 1)
	linkOf(rows[next])?.focus()
}
