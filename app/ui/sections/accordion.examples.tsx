import type { Example } from '../examples.ts'
import { Accordion } from './accordion.tsx'

export const title = 'Accordion'

const questions = [
	{
		title: 'Am I too old to adopt?',
		html: '<p>No. A third of our adopters are over 65. We will agree a plan for your dog if you ever can’t look after them.</p>',
	},
	{ title: 'I live in a flat, on the third floor, and there is no lift. Is that all right?', html: '<p>Often.</p>' },
]

export const examples: Example[] = [
	{ name: 'questions', render: () => <Accordion items={questions} /> },
	{ name: 'the first one open', render: () => <Accordion items={questions} firstOpen /> },
]
