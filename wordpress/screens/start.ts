import { startCard } from './card/card.ts'
import { startArticlePanel } from './editor/article-panel.ts'
import { startBlockEditor } from './editor/block-editor.ts'
import { startClassicText } from './editor/classic-text.ts'
import { startConditions } from './fields/conditions.ts'
import { startDates } from './fields/dates.ts'
import { startEmails } from './fields/emails.ts'
import { startLocation } from './fields/location.ts'
import { startPaths } from './fields/paths.ts'
import { startChoosers, startPhotos } from './fields/photos.ts'
import { startReferences } from './fields/references.ts'
import { startRichText } from './fields/rich-text.ts'
import { startRows } from './fields/rows.ts'
import { startTerms } from './fields/terms.ts'
import { startCopy } from './form/copy.ts'
import { startFolding } from './form/folding.ts'
import { startSaveBar } from './form/save-bar.ts'
import { showTab, startSections } from './form/sections.ts'
import { startShortcuts } from './form/shortcuts.ts'
import { startDogList } from './lists/dog-list.ts'
import { startRecount } from './lists/recount.ts'

/* What the forms of wp-admin cannot do without a script. Without it they are still filled in, sent and checked by PHP. */

if (document.querySelector('.fairlead-field')) {
	startRows()
	startSections()
	showTab()
	startPhotos()
	startChoosers()
	startReferences()
	startLocation()
	startPaths()
	startCard()
	startBlockEditor()
	startClassicText()
	startArticlePanel()
	startSaveBar()
	startTerms()
	startEmails()
	startCopy()
	startConditions()
	startFolding()
	startDates()
	startShortcuts()
	// The editor of WordPress is ready when the page has loaded.
	window.addEventListener('load', () => startRichText(document))
}
startDogList()
startRecount()
