import { startBlockEditor } from './block-editor.ts'
import { startCard } from './card.ts'
import { startDogList } from './dog-list.ts'
import { startLocation } from './location.ts'
import { startChoosers, startPhotos } from './photos.ts'
import { startReferences } from './references.ts'
import { startRichText } from './rich-text.ts'
import { startRows } from './rows.ts'

/* What the forms of wp-admin cannot do without a script. Without it they are still filled in, sent and checked by PHP. */

if (document.querySelector('.fairlead-field')) {
	startRows()
	startPhotos()
	startChoosers()
	startReferences()
	startLocation()
	startCard()
	startBlockEditor()
	// The editor of WordPress is ready when the page has loaded.
	window.addEventListener('load', () => startRichText(document))
}
startDogList()
