import type { CDPSession } from '@playwright/test'

/** The focused element as the browser's accessibility tree has it, which is what a screen reader is given. */
export interface Focused {
	/** `radio "Just once", checked`, `textbox "First name", required: Zoë`, or `page "Donate"` when nothing has the focus. */
	words: string
	/** What a screen reader adds: the names of the groups around it, innermost first, and its description. */
	around: string[]
	/** What is wrong with it whatever it is: no name, no role, a radio button without its question. */
	faults: string[]
}

interface AxNode {
	role?: { value: string }
	name?: { value: string }
	value?: { value: unknown }
	description?: { value: string }
	properties?: { name: string; value: { value?: unknown } }[]
}

const GROUPS = ['group', 'radiogroup', 'dialog', 'alertdialog', 'region', 'navigation', 'form', 'search', 'table']
const WITHOUT_MEANING = ['generic', 'none', 'GenericContainer', 'StaticText']
/** Nothing has the focus: a screen reader begins at the top, with the title. */
const TOP = ['RootWebArea', 'body']

export async function readFocused(session: CDPSession): Promise<Focused> {
	const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement ?? document.body' })
	const objectId = result.objectId ?? ''
	const chain = (
		(await session.send('Accessibility.getAXNodeAndAncestors' as 'Accessibility.queryAXTree', {
			objectId,
		})) as unknown as { nodes: AxNode[] }
	).nodes
	const [node, ...ancestors] = chain
	const isTop = result.className === 'HTMLBodyElement' || TOP.includes(text(node?.role))
	if (isTop || !node) return { words: `page "${text(chain.at(-1)?.name)}"`, around: [], faults: [] }
	const groups = ancestors.filter((one) => GROUPS.includes(text(one.role)) && text(one.name) !== '')
	// What a script gives the focus without a role, such as what is to be fixed, is known by its heading.
	const isBare = WITHOUT_MEANING.includes(text(node.role)) || (text(node.role) === 'group' && text(node.name) === '')
	const isPart = isBare && (await isOutOfTabOrder(session, objectId))
	if (isPart) return { words: `part "${await headingIn(session, objectId)}"`, around: [], faults: [] }
	return {
		words: wordsOf(node),
		around: [...groups.flatMap(({ name, description }) => [text(name), text(description)]), text(node.description)],
		faults: faultsOf(node, groups),
	}
}

async function isOutOfTabOrder(session: CDPSession, objectId: string): Promise<boolean> {
	return (await call(session, objectId, 'function () { return this.tabIndex < 0 }')) === true
}

async function headingIn(session: CDPSession, objectId: string): Promise<string> {
	const find = 'function () { return (this.querySelector("h1, h2, h3") ?? this).innerText }'
	return text({ value: await call(session, objectId, find) })
}

async function call(session: CDPSession, objectId: string, functionDeclaration: string): Promise<unknown> {
	const options = { objectId, functionDeclaration, returnByValue: true }
	return (await session.send('Runtime.callFunctionOn', options)).result.value
}

function wordsOf(node: AxNode): string {
	const value = node.value === undefined || node.value.value === '' ? '' : `: ${String(node.value.value)}`
	return `${roleOf(node)} "${text(node.name)}"${statesOf(node)}${value}`
}

/** Chrome's own names for `summary`, which screen readers call a disclosure triangle or a button. */
function roleOf({ role }: AxNode): string {
	return text(role).replace(/^DisclosureTriangle.*/, 'summary')
}

/** The states that a screen reader says, in an order of their own. */
function statesOf({ properties = [] }: AxNode): string {
	const states = new Map(properties.map(({ name, value }) => [name, value.value]))
	const said = ['required', 'disabled', 'readonly', 'selected'].filter((name) => states.get(name) === true)
	if (states.get('invalid') === 'true') said.push('invalid')
	if (states.get('checked') === 'true') said.push('checked')
	if (states.get('pressed') === 'true') said.push('pressed')
	if (states.has('expanded')) said.push(states.get('expanded') ? 'expanded' : 'collapsed')
	return said.map((state) => `, ${state}`).join('')
}

function faultsOf(node: AxNode, groups: AxNode[]): string[] {
	const role = text(node.role)
	const faults: string[] = []
	if (text(node.name) === '') faults.push('has no name')
	if (WITHOUT_MEANING.includes(role)) faults.push('has no role')
	if (role === 'radio' && !groups.some((group) => /group/.test(text(group.role)))) faults.push('has no question')
	return faults
}

function text(part: { value: unknown } | undefined): string {
	return String(part?.value ?? '')
		.replace(/\s+/g, ' ')
		.trim()
}
