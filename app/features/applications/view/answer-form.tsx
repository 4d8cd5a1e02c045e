import { type ComponentType, lazy, type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { cn } from '#app/ui/cn.ts'
import { Honeypot } from '#app/ui/forms/honeypot.tsx'
import type { Question } from '#domain/forms/question.ts'
import type { FormDeviceProps } from '../device/lazy/form-device.tsx'
import { useSendOnce } from '../device/send-once.ts'

/** Without this code the form still works. */
const FormDevice = lazy(async (): Promise<{ default: ComponentType<FormDeviceProps> }> => {
	try {
		return { default: (await import('../device/lazy/form-device.tsx')).FormDevice }
	} catch {
		return { default: () => null }
	}
})

/** A hidden field. */
export interface HiddenValue {
	name: string
	value: string
}

interface AnswerFormProps {
	hidden: HiddenValue[]
	/** Questions to save on the device; undefined to save none. */
	questions?: Question[]
	/** Paths of steps whose answers the server has. */
	savedPaths?: string[] | undefined
	className?: string
	children: ReactNode
}

/**
 * The `<form>` of every page of an application. It is sent once however often its button is pressed, and again when the
 * network is back.
 */
export function AnswerForm({ hidden, questions, savedPaths, className, children }: AnswerFormProps) {
	const form = useRef<HTMLFormElement>(null)
	const { guard, pressed } = useSendOnce()
	return (
		<Form ref={form} method="post" noValidate onSubmit={guard} className={cn('grid gap-8', className)}>
			{hidden.map(({ name, value }) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Honeypot />
			<FormDevice form={form} pressed={pressed} questions={questions} savedPaths={savedPaths} />
			{children}
		</Form>
	)
}
