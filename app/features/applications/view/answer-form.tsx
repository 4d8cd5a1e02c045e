import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { cn } from '#app/ui/cn.ts'
import { Honeypot } from '#app/ui/honeypot.tsx'
import type { KeepTypedProps } from '../device/keep-typed.tsx'
import { OfflineNote } from '../device/offline-note.tsx'
import { useSendOnce } from '../device/send-once.ts'

/** Nothing of it is needed to fill in the form: without its code the page goes on. */
const KeepTyped = lazy(() =>
	import('../device/keep-typed.tsx').then(
		({ KeepTyped }) => ({ default: KeepTyped }),
		() => ({ default: () => null }),
	),
)

/** What a form carries along unseen. */
export interface HiddenValue {
	name: string
	value: string
}

interface AnswerFormProps {
	hidden: HiddenValue[]
	/** What may be kept on the device while it is typed; nothing when left out. */
	kept?: Pick<KeepTypedProps, 'names' | 'hasOthers'>
	className?: string
	children: ReactNode
}

/** The `<form>` of every page of an application. It is sent once however often its button is pressed, and again when the network is back. */
export function AnswerForm({ hidden, kept, className, children }: AnswerFormProps) {
	const form = useRef<HTMLFormElement>(null)
	const { guard, pressed } = useSendOnce()
	const { pathname } = useLocation()
	const [isReady, setReady] = useState(false)
	useEffect(() => setReady(true), [])
	return (
		<Form ref={form} method="post" noValidate onSubmit={guard} className={cn('grid gap-8', className)}>
			{hidden.map(({ name, value }) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Honeypot />
			<OfflineNote form={form} pressed={pressed} />
			{isReady && kept && (
				<Suspense>
					<KeepTyped form={form} path={pathname} {...kept} />
				</Suspense>
			)}
			{children}
		</Form>
	)
}
