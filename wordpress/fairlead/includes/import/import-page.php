<?php
/**
 * Website → Import and export, and the REST route of its button.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const IMPORT_PAGE         = 'fairlead-import';
const IMPORT_STEP_SECONDS = 8.0;

add_action(
	'admin_menu',
	function () {
		$title = __( 'Import and export', 'fairlead' );
		add_submenu_page( CONNECTION_PAGE, $title, $title, 'manage_options', IMPORT_PAGE, __NAMESPACE__ . '\show_import' );
	},
	30
);

add_action(
	'rest_api_init',
	function () {
		register_rest_route(
			'fairlead/v1',
			'/import',
			array(
				'methods'             => 'POST',
				'permission_callback' => function () {
					return current_user_can( 'manage_options' );
				},
				'callback'            => function ( $request ) {
					return private_response( $request['look'] ? look_at_import() : import_content( IMPORT_STEP_SECONDS ) );
				},
			)
		);
	}
);

/**
 * Prints the page.
 */
function show_import(): void {
	echo '<div class="wrap fairlead-page"><h1>' . esc_html__( 'Import and export', 'fairlead' ) . '</h1>';
	show_export();
	echo '<div class="fairlead-panel fairlead-step"><h2>' . esc_html__( 'Import the files of the site', 'fairlead' ) . '</h2>';
	show_import_tools();
	echo '</div>';
	echo '<div class="fairlead-panel"><h2>' . esc_html__( 'Only dogs', 'fairlead' ) . '</h2><p>' . esc_html__( 'From a spreadsheet or from Animal Shelter Manager. You see what would change before anything does.', 'fairlead' ) . '</p><p><a class="button" href="' . esc_url( admin_url( 'admin.php?page=' . CSV_PAGE ) ) . '">' . esc_html__( 'Import dogs', 'fairlead' ) . '</a></p></div>';
	echo '</div>';
}

/**
 * Prints what the import does, and its buttons.
 */
function show_import_tools(): void {
	echo '<p>' . esc_html__( 'Copies the files that your site ran from so far into WordPress: your own content, or the sample charity. Nothing is deleted. What you changed here stays, unless its file has changed since too: look first.', 'fairlead' ) . '</p>';
	if ( ! is_connected() ) {
		show_connect_first();
		return;
	}
	echo '<p><button type="button" class="button" id="fairlead-look">' . esc_html__( 'Show what would change', 'fairlead' ) . '</button></p>';
	echo '<div role="status"><ul id="fairlead-look-result" class="fairlead-look"></ul></div>';
	echo '<p><button type="button" class="button button-primary" id="fairlead-import" aria-describedby="fairlead-import-state" hidden>' . esc_html__( 'Import the files of the site', 'fairlead' ) . '</button></p>';
	echo '<p id="fairlead-import-state" role="status"></p>';
}

/**
 * Says that the connection comes first, with the way there.
 */
function show_connect_first(): void {
	echo '<p>' . esc_html__( 'This WordPress is not connected with a site yet.', 'fairlead' ) . '</p><p><a class="button button-primary" href="' . esc_url( connection_address() ) . '">' . esc_html__( 'Connect it', 'fairlead' ) . '</a></p>';
}

add_action(
	'admin_enqueue_scripts',
	function ( $hook ) {
		// Not the page that imports dogs, whose name goes on.
		if ( IMPORT_PAGE !== substr( (string) $hook, -strlen( IMPORT_PAGE ) ) || ! is_connected() ) {
			return;
		}
		$words = array(
			'looking'  => __( 'Reading the files of the site…', 'fairlead' ),
			/* translators: 1: a number. 2: a number. */
			'progress' => __( '%1$d of %2$d steps done', 'fairlead' ),
			'done'     => __( 'Done. The site shows it within a few seconds.', 'fairlead' ),
			'left_out' => __( 'Left out:', 'fairlead' ),
			'failed'   => __( 'The import stopped. Press the button again to go on.', 'fairlead' ),
		);
		wp_register_script( 'fairlead-import', '', array( 'wp-api-fetch' ), VERSION, true );
		wp_enqueue_script( 'fairlead-import' );
		wp_add_inline_script(
			'fairlead-import',
			'(function (words) {
				var button = document.getElementById("fairlead-import"), state = document.getElementById("fairlead-import-state"), leftOut = [];
				function step(before) {
					wp.apiFetch({ path: "/fairlead/v1/import", method: "POST" }).then(function (now) {
						leftOut = leftOut.concat(now.left_out);
						state.textContent = words.progress.replace("%1$d", now.done).replace("%2$d", now.total);
						if (now.error || now.done === before) { state.textContent += " " + words.failed + " " + now.error; button.disabled = false; return; }
						if (now.done === now.total) { state.textContent = words.done + (leftOut.length ? " " + words.left_out + " " + leftOut.join("; ") : ""); leftOut = []; button.disabled = false; return; }
						step(now.done);
					}, function (error) { state.textContent = words.failed + " " + (error.message || ""); button.disabled = false; });
				}
				button.addEventListener("click", function () { button.disabled = true; step(-1); });
				var look = document.getElementById("fairlead-look"), result = document.getElementById("fairlead-look-result");
				function show(lines) {
					result.textContent = "";
					lines.forEach(function (line) { var item = document.createElement("li"); item.textContent = line; result.appendChild(item); });
					look.disabled = false;
				}
				look.addEventListener("click", function () {
					show([words.looking]);
					result.firstChild.className = "fairlead-working";
					look.disabled = true;
					wp.apiFetch({ path: "/fairlead/v1/import?look=1", method: "POST" }).then(function (seen) {
						show(seen.error ? [seen.error] : seen.sentences);
						button.hidden = Boolean(seen.error) || seen.changes === 0;
						state.textContent = "";
					}, function (error) { show([error.message || ""]); });
				});
			})(' . wp_json_encode( $words ) . ');'
		);
	}
);
