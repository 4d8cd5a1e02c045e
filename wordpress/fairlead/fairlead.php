<?php
/**
 * Plugin Name:       Fairlead
 * Description:       Dogs, shop items, documents, stories and volunteer roles for a Fairlead site, and the REST interface it reads them by.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       fairlead
 * Domain Path:       /languages
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const VERSION     = '1.0.0';
const CONTRACT    = 1;
const PLUGIN_FILE = __FILE__;

require_once __DIR__ . '/includes/connection.php';
require_once __DIR__ . '/includes/content-types.php';
require_once __DIR__ . '/includes/roles.php';
require_once __DIR__ . '/includes/theme-requests.php';
require_once __DIR__ . '/includes/fields/field-types.php';
require_once __DIR__ . '/includes/fields/images.php';
require_once __DIR__ . '/includes/fields/read-fields.php';
require_once __DIR__ . '/includes/fields/write-fields.php';
require_once __DIR__ . '/includes/rest/record-fields.php';
require_once __DIR__ . '/includes/rest/prime-caches.php';
require_once __DIR__ . '/includes/rest/general-options.php';
require_once __DIR__ . '/includes/rest/routes.php';
require_once __DIR__ . '/includes/rest/signed-requests.php';
require_once __DIR__ . '/includes/notices/class-change-watcher.php';
require_once __DIR__ . '/includes/notices/queue.php';
require_once __DIR__ . '/includes/notices/send-notices.php';
require_once __DIR__ . '/includes/notices/queue-page.php';
require_once __DIR__ . '/includes/notices/sent-changes.php';
require_once __DIR__ . '/includes/money.php';
require_once __DIR__ . '/includes/screens/form-values.php';
require_once __DIR__ . '/includes/screens/controls.php';
require_once __DIR__ . '/includes/screens/choices.php';
require_once __DIR__ . '/includes/screens/counted.php';
require_once __DIR__ . '/includes/screens/lists.php';
require_once __DIR__ . '/includes/screens/media-controls.php';
require_once __DIR__ . '/includes/screens/kept-input.php';
require_once __DIR__ . '/includes/screens/saved-messages.php';
require_once __DIR__ . '/includes/screens/forms/dog-form.php';
require_once __DIR__ . '/includes/screens/forms/dog-home.php';
require_once __DIR__ . '/includes/screens/forms/dog-photos.php';
require_once __DIR__ . '/includes/screens/forms/merch-form.php';
require_once __DIR__ . '/includes/screens/forms/other-forms.php';
require_once __DIR__ . '/includes/screens/edit-screen.php';
require_once __DIR__ . '/includes/screens/form-places.php';
require_once __DIR__ . '/includes/screens/save-bar.php';
require_once __DIR__ . '/includes/screens/card-preview.php';
require_once __DIR__ . '/includes/screens/article-card.php';
require_once __DIR__ . '/includes/screens/screen-assets.php';
require_once __DIR__ . '/includes/doctor/dog-facts.php';
require_once __DIR__ . '/includes/doctor/advice.php';
require_once __DIR__ . '/includes/doctor/listing-check.php';
require_once __DIR__ . '/includes/doctor/doctor-boxes.php';
require_once __DIR__ . '/includes/doctor/order-dogs.php';
require_once __DIR__ . '/includes/screens/dog-list.php';
require_once __DIR__ . '/includes/screens/record-lists.php';
require_once __DIR__ . '/includes/screens/term-lists.php';
require_once __DIR__ . '/includes/screens/blank-lists.php';
require_once __DIR__ . '/includes/options/paths.php';
require_once __DIR__ . '/includes/options/option-table.php';
require_once __DIR__ . '/includes/options/codes.php';
require_once __DIR__ . '/includes/options/questions.php';
require_once __DIR__ . '/includes/options/charity-options.php';
require_once __DIR__ . '/includes/options/contact-lines.php';
require_once __DIR__ . '/includes/options/giving-amounts.php';
require_once __DIR__ . '/includes/options/email-options.php';
require_once __DIR__ . '/includes/options/option-panels.php';
require_once __DIR__ . '/includes/options/options-page.php';
require_once __DIR__ . '/includes/preview/preview-token.php';
require_once __DIR__ . '/includes/preview/unsaved-fields.php';
require_once __DIR__ . '/includes/preview/preview-route.php';
require_once __DIR__ . '/includes/stock/stock-route.php';
require_once __DIR__ . '/includes/stock/stock-column.php';
require_once __DIR__ . '/includes/stock/stock-views.php';
require_once __DIR__ . '/includes/stock/count-route.php';
require_once __DIR__ . '/includes/site/ask-site.php';
require_once __DIR__ . '/includes/site/connection-checks.php';
require_once __DIR__ . '/includes/site/connection-page.php';
require_once __DIR__ . '/includes/site/check-table.php';
require_once __DIR__ . '/includes/site/left-out.php';
require_once __DIR__ . '/includes/site/first-run.php';
require_once __DIR__ . '/includes/site/site-health.php';
require_once __DIR__ . '/includes/site/desk-counts.php';
require_once __DIR__ . '/includes/site/desk-link.php';
require_once __DIR__ . '/includes/site/uninstall-choice.php';
require_once __DIR__ . '/includes/site/dashboard.php';
require_once __DIR__ . '/includes/site/first-steps.php';
require_once __DIR__ . '/includes/import/import-content.php';
require_once __DIR__ . '/includes/import/import-media.php';
require_once __DIR__ . '/includes/import/import-values.php';
require_once __DIR__ . '/includes/import/import-records.php';
require_once __DIR__ . '/includes/import/look-at-import.php';
require_once __DIR__ . '/includes/import/import-page.php';
require_once __DIR__ . '/includes/import/export-content.php';
require_once __DIR__ . '/includes/import/export-records.php';
require_once __DIR__ . '/includes/import/export-download.php';
require_once __DIR__ . '/includes/import/csv/csv-file.php';
require_once __DIR__ . '/includes/import/csv/asm-export.php';
require_once __DIR__ . '/includes/import/csv/csv-targets.php';
require_once __DIR__ . '/includes/import/csv/csv-values.php';
require_once __DIR__ . '/includes/import/csv/csv-plan.php';
require_once __DIR__ . '/includes/import/fetch-public.php';
require_once __DIR__ . '/includes/import/csv/fetch-photo.php';
require_once __DIR__ . '/includes/import/csv/csv-run.php';
require_once __DIR__ . '/includes/import/csv/csv-page.php';
require_once __DIR__ . '/includes/import/csv/csv-mapping.php';
require_once __DIR__ . '/includes/import/csv/csv-check.php';
require_once __DIR__ . '/includes/import/csv/csv-steps.php';
require_once __DIR__ . '/includes/import/commands.php';

register_deactivation_hook( __FILE__, __NAMESPACE__ . '\stop_sending' );

add_action(
	'init',
	function () {
		load_plugin_textdomain( 'fairlead', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	},
	1
);
