import { type RefObject, useState } from 'react'
import { useLocation } from 'react-router'
import type { Question } from '#domain/forms/question.ts'
import { OfflineNote } from './offline-note.tsx'
import { SavedAnswers } from './saved-answers.tsx'

export interface FormDeviceProps {
	form: RefObject<HTMLFormElement | null>
	/** The button that submitted the form. */
	pressed: RefObject<HTMLElement | null>
	/** Questions to save on the device; undefined to save none. */
	questions: Question[] | undefined
	/** Paths of steps whose answers the server has. */
	savedPaths: string[] | undefined
}

const NONE: string[] = []

/** Retries a submission when the network is back, and saves answers on the device. */
export function FormDevice({ form, pressed, questions, savedPaths = NONE }: FormDeviceProps) {
	const { pathname } = useLocation()
	// The questions of a step do not change while it is open.
	const [savedBoxes] = useState(() => questions && keptBoxes(questions))
	return (
		<>
			<OfflineNote form={form} pressed={pressed} />
			{savedBoxes && <SavedAnswers form={form} path={pathname} savedPaths={savedPaths} {...savedBoxes} />}
		</>
	)
}

function boxNamesOf({ name, control }: Question): string[] {
	if (control.kind === 'date') return control.boxes.map((box) => box.name)
	return control.kind === 'length' ? [control.name, control.unit.name] : [name]
}

/** Sensitive answers (health, convictions) are never saved on a device. */
function keptBoxes(questions: Question[]) {
	const kept = questions.filter(({ isSensitive }) => !isSensitive)
	return {
		names: kept.flatMap(boxNamesOf),
		hasOthers: kept.length < questions.length,
	}
}
