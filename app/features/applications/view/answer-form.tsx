import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { cn } from '#app/ui/cn.ts'
import { Honeypot } from '#app/ui/honeypot.tsx'
import { OfflineNote } from '../device/offline-note.tsx'
import { useSendOnce } from '../device/send-once.ts'

/** What a form carries along unseen. */
export interface HiddenValue {
	name: string
	value: string
}

interface AnswerFormProps {
	hidden: HiddenValue[]
	className?: string
	children: ReactNode
}

/** The `<form>` of every page of an application. It is sent once however often its button is pressed, and again when the network is back. */
export function AnswerForm({ hidden, className, children }: AnswerFormProps) {
	const form = useRef<HTMLFormElement>(null)
	const { guard, pressed } = useSendOnce()
	return (
		<Form ref={form} method="post" noValidate onSubmit={guard} className={cn('grid gap-8', className)}>
			{hidden.map(({ name, value }) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Honeypot />
			<OfflineNote form={form} pressed={pressed} />
			{children}
		</Form>
	)
}
