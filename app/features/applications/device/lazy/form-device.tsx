import { type RefObject, useState } from 'react'
import { useLocation } from 'react-router'
import type { Question } from '#domain/applications/question.ts'
import { OfflineNote } from './offline-note.tsx'
import { SavedAnswers } from './saved-answers.tsx'

export interface FormDeviceProps {
	form: RefObject<HTMLFormElement | null>
	/** The button the form was sent with. */
	pressed: RefObject<HTMLElement | null>
	/** What is kept on the device while it is typed; nothing when left out. */
	questions: Question[] | undefined
	/** The addresses of steps that the server has the answers to. */
	savedPaths: string[] | undefined
}

const NONE: string[] = []

/** What a form does with the device it is filled in on: it waits for the network, and keeps what is typed. */
export function FormDevice({ form, pressed, questions, savedPaths = NONE }: FormDeviceProps) {
	const { pathname } = useLocation()
	// The questions of a step stay the same while it is open.
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

/** Health, convictions and the like are kept on no device. */
function keptBoxes(questions: Question[]) {
	const kept = questions.filter(({ isSensitive }) => !isSensitive)
	return {
		names: kept.flatMap(boxNamesOf),
		hasOthers: kept.length < questions.length,
	}
}
