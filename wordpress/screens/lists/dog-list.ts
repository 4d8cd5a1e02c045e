import { wordpress, words } from '../wordpress.ts'

/** The list of dogs: a status is stored when it is chosen, and quick edit begins with the present one. */
export function startDogList(): void {
	document.addEventListener('change', (event) => {
		if (event.target instanceof HTMLSelectElement && event.target.matches('.fairlead-status')) saveStatus(event.target)
	})
	const quick = window.inlineEditPost
	if (!quick) return
	putStatusFirst()
	const { edit } = quick
	quick.edit = function (row) {
		edit.call(this, row)
		const id = typeof row === 'object' ? quick.getId(row) : String(row)
		const from = document.querySelector<HTMLSelectElement>(`#post-${id} .fairlead-status`)
		const to = document.querySelector<HTMLSelectElement>(`#edit-${id} select[name=fairlead_status]`)
		if (!from || !to) return
		to.value = from.value
		to.focus()
	}
}

/** What is changed most stands before the name in quick edit: core prints fields of plugins last. */
function putStatusFirst(): void {
	const column = document.querySelector('#inline-edit .inline-edit-col-left .inline-edit-col')
	const status = document.querySelector('#inline-edit .fairlead-quick-status')
	const box = status?.closest('fieldset')
	if (!column || !status) return
	// Below the heading of core, which is a legend.
	column.querySelector('label')?.before(status)
	if (box && !box.querySelector('label, select')) box.remove()
}

async function saveStatus(select: HTMLSelectElement): Promise<void> {
	const said = select.parentElement?.querySelector('.fairlead-said')
	select.setAttribute('aria-busy', 'true')
	try {
		const data = { meta: { status: select.value || null } }
		await wordpress().apiFetch({ path: `/wp/v2/dogs/${select.dataset.id}`, method: 'POST', data })
		if (said) said.textContent = words().saved
	} catch {
		if (said) said.textContent = words().failed
	}
	select.removeAttribute('aria-busy')
}
