let remembered: DOMStringMap = {}

/** Remembers the attributes that scripts set on `<html>` (`data-theme`, `data-household`). Call before hydration. */
export function rememberRootData() {
	remembered = { ...document.documentElement.dataset }
}

/** Sets them again, when an error screen has replaced the element. @returns what to do before the next time. */
export function restoreRootData() {
	Object.assign(document.documentElement.dataset, remembered)
	return rememberRootData
}
