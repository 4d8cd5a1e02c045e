import type { Markup } from './markup.ts'

const RENAMED: Record<string, string> = { class: 'className', for: 'htmlFor', 'accept-charset': 'acceptCharset' }
const BOOLEAN = new Set(
	['async', 'checked', 'disabled', 'hidden', 'inert', 'multiple', 'noValidate', 'open', 'readOnly', 'required'].map(
		(name) => name.toLowerCase(),
	),
)
const TYPED_INTO = new Set(['text', 'search', 'email', 'tel', 'number', 'date', 'url', 'password', undefined])

/** The markup as `createElement` calls, here `h`, as a developer would have written it in JSX. */
export function reactCode(nodes: readonly Markup[]): string {
	return nodes.map((node) => (typeof node === 'string' ? JSON.stringify(node) : elementCode(node))).join(',\n')
}

function elementCode({ tag, attributes, children }: Exclude<Markup, string>): string {
	const props = Object.entries(attributes).flatMap(([name, value]) => propOf(tag, name, value, attributes.type))
	if (tag === 'style') {
		return `h("style",{${[...props, `dangerouslySetInnerHTML:{__html:${JSON.stringify(children.join(''))}}`].join()}})`
	}
	if (tag === 'textarea')
		return `h("textarea",{${[...props, `defaultValue:${JSON.stringify(children.join(''))}`].join()}})`
	return `h(${[JSON.stringify(tag), `{${props.join()}}`, ...(children.length > 0 ? [reactCode(children)] : [])].join()})`
}

function propOf(tag: string, name: string, value: string, type: string | undefined): string[] {
	if (name === 'style') return [`style:${JSON.stringify(styleObject(value))}`]
	// The first option of a select is chosen anyway.
	if (name === 'selected') return []
	if (name === 'checked') return ['defaultChecked:true']
	if (tag === 'input' && name === 'value' && TYPED_INTO.has(type)) return [`defaultValue:${JSON.stringify(value)}`]
	const isOn = BOOLEAN.has(name.toLowerCase())
	return [`${JSON.stringify(RENAMED[name] ?? name)}:${isOn ? 'true' : JSON.stringify(value)}`]
}

function styleObject(text: string): Record<string, string> {
	const declarations = text.split(';').filter((declaration) => declaration.includes(':'))
	return Object.fromEntries(
		declarations.map((declaration) => {
			const colon = declaration.indexOf(':')
			const name = declaration.slice(0, colon).trim()
			const property = name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
			return [property, declaration.slice(colon + 1).trim()]
		}),
	)
}
