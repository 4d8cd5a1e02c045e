import { type Block, type Blocks, wordpress } from '../wordpress.ts'

const CLASSIC = 'core/freeform'

/**
 * A text from elsewhere is one "Classic" block, with a toolbar of its own. It is shown as paragraphs, headings and lists instead, as the
 * button "Convert to blocks" would; nothing is changed until someone saves.
 */
export function startClassicText(): void {
	const { data, blocks } = wordpress()
	const editor = data?.select('core/block-editor')
	if (!data || !blocks || !editor) return
	const stop = data.subscribe(() => {
		const [first, ...others] = editor.getBlocks()
		if (!first) return
		stop()
		if (others.length > 0 || first.name !== CLASSIC) return
		const { __unstableMarkNextChangeAsNotPersistent: markNotPersistent, replaceBlocks } =
			data.dispatch('core/block-editor')
		const converted = blocksOf(blocks.serialize(first), blocks)
		// Else the article would count as changed.
		markNotPersistent?.()
		if (converted.length > 0) replaceBlocks(first.clientId, converted)
	})
}

/** WordPress turns columns into a box of HTML: theirs are made here, and it does the rest. */
function blocksOf(html: string, { createBlock, rawHandler }: Blocks): Block[] {
	const found: Block[] = []
	// Nothing runs in a parsed document, and text that looks like HTML stays text.
	const parsed = new DOMParser().parseFromString(html, 'text/html')
	const others = parsed.createElement('div')
	const takeOthers = () => {
		if (others.innerHTML.trim() !== '') found.push(...rawHandler({ HTML: others.innerHTML }))
		others.replaceChildren()
	}
	for (const node of [...parsed.body.childNodes]) {
		if (node instanceof HTMLElement && isColumns(node)) {
			takeOthers()
			const columns = [...node.children].map((column) =>
				createBlock('core/column', {}, rawHandler({ HTML: column.innerHTML })),
			)
			found.push(createBlock('core/columns', {}, columns))
		} else {
			others.append(node)
		}
	}
	takeOthers()
	return found
}

function isColumns(element: Element): boolean {
	const columns = [...element.children]
	return (
		element.matches('.wp-block-columns') &&
		columns.length > 0 &&
		columns.every((column) => column.matches('.wp-block-column'))
	)
}
