import { DEMO_MARK } from '#domain/desk/demo.ts'

/** The people who "work" at the desk, with reserved names, to which no email can be delivered. */
export const DEMO_COLLEAGUES = [
	{ id: 'demo-robin', name: `Robin ${DEMO_MARK}`, email: 'robin@demo.invalid' },
	{ id: 'demo-sasha', name: `Sasha ${DEMO_MARK}`, email: 'sasha@demo.invalid' },
] as const

/** Looks after the money, which colleagues with cases do not see. */
export const DEMO_TREASURER = { id: 'demo-tess', name: `Tess ${DEMO_MARK}`, email: 'tess@demo.invalid' } as const
