<?php
/**
 * Scripts and styles of the forms.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** In their order: later ones may overrule. */
const LIST_SHEETS = array( 'marks', 'lists', 'stock', 'quick-edit', 'lists-phone' );
const FORM_SHEETS = array( 'forms', 'choices', 'field-errors', 'long-forms', 'save-bar', 'options', 'form-questions', 'terms', 'rows', 'photos', 'dogs', 'marks', 'stock' );

/**
 * Loads style sheets, and the colours that all of them use.
 *
 * @param string[] $names Of their files.
 */
function load_sheets( array $names ): void {
	foreach ( array_merge( array( 'colours' ), $names ) as $name ) {
		wp_enqueue_style( "fairlead-$name", plugins_url( "assets/$name.css", PLUGIN_FILE ), array( 'dashicons' ), asset_version( "$name.css" ) );
	}
}

/**
 * Loads what a form or the list of dogs needs.
 *
 * @param string $page Of wp-admin.
 */
function load_screen_assets( $page ): void {
	$screen  = get_current_screen();
	$is_form = 'post' === $screen->base && form_of( $screen->post_type );
	$is_list = 'edit' === $screen->base && in_array( $screen->post_type, own_post_types(), true );
	$is_ours = false !== strpos( (string) $page, OPTIONS_PAGE );
	$folder  = plugins_url( 'assets/', PLUGIN_FILE );
	if ( 'edit' === $screen->base && is_blank_list( $screen->post_type ) ) {
		load_sheets( array( 'blank-lists' ) );
	}
	if ( isset( own_taxonomies()[ $screen->taxonomy ] ) ) {
		load_sheets( array( 'term-lists' ) );
		return;
	}
	if ( 'dashboard' === $screen->base ) {
		load_sheets( array( 'marks', 'first-steps', 'dashboard' ) );
		return;
	}
	if ( ! $is_form && ! $is_list && ! $is_ours ) {
		return;
	}
	load_sheets( $is_list ? LIST_SHEETS : FORM_SHEETS );
	if ( $is_list && ! in_array( $screen->post_type, array( 'dog', 'merch' ), true ) ) {
		return;
	}
	if ( ! $is_list ) {
		wp_enqueue_media( $is_form ? array( 'post' => get_post() ) : array() );
		wp_enqueue_editor();
	}
	$needs = $is_list ? array( 'wp-api-fetch', 'jquery', 'inline-edit-post' ) : array( 'wp-api-fetch', 'jquery-ui-sortable', 'jquery-touch-punch' );
	wp_enqueue_script( 'fairlead-screens', $folder . 'screens.js', $needs, asset_version( 'screens.js' ), true );
	wp_add_inline_script( 'fairlead-screens', 'var fairleadScreens = ' . wp_json_encode( screen_words() ) . ';', 'before' );
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\load_screen_assets' );

/**
 * Changes with the file, so that no browser keeps an old one.
 *
 * @param string $name Of the file.
 */
function asset_version( string $name ): string {
	$file = dirname( PLUGIN_FILE ) . '/assets/' . $name;
	return VERSION . '-' . ( file_exists( $file ) ? substr( (string) md5_file( $file ), 0, 8 ) : '0' );
}

/**
 * What the script says.
 */
function screen_words(): array {
	return array(
		'address'   => __( 'This looks like an address. Everyone can read it: write the centre or the area.', 'fairlead' ),
		'noPage'    => __( 'The website has no page at this address.', 'fairlead' ),
		'page'      => __( 'Choose a page', 'fairlead' ),
		'other'     => __( 'Another address…', 'fairlead' ),
		'typed'     => __( 'Address, such as /dogs or https://…', 'fairlead' ),
		'drag'      => __( 'Drag to change the order', 'fairlead' ),
		'nothing'   => __( 'Nothing found.', 'fairlead' ),
		/* translators: %d: a number of search results. */
		'found'     => __( '%d found.', 'fairlead' ),
		/* translators: %s: name of a dog or a document. */
		'remove'    => __( 'Remove %s', 'fairlead' ),
		'choose'    => __( 'Choose', 'fairlead' ),
		'saved'     => __( 'Saved', 'fairlead' ),
		'failed'    => __( 'Not saved. Please try again.', 'fairlead' ),
		'notSaved'  => __( 'Not saved yet', 'fairlead' ),
		'copied'    => __( 'Copied', 'fairlead' ),
		'save'      => __( 'Save', 'fairlead' ),
		'cancel'    => __( 'Cancel', 'fairlead' ),
		/* translators: %s: a variant, such as "Large". */
		'onShelf'   => __( '%s: counted on the shelf', 'fairlead' ),
		/* translators: %s: what was removed. */
		'removed'   => __( 'Removed: %s.', 'fairlead' ),
		'undo'      => __( 'Undo', 'fairlead' ),
		'photo'     => __( 'a photo', 'fairlead' ),
		/* translators: %d: how many breeds there are. */
		'all'       => __( 'Show all %d', 'fairlead' ),
		'fewer'     => __( 'Show fewer', 'fairlead' ),
		'addTerm'   => __( 'Not in the list. Press Enter to add it.', 'fairlead' ),
		'ownWords'  => __( 'Write your own', 'fairlead' ),
		'back'      => __( 'Back to the website’s words', 'fairlead' ),
		'isOwn'     => __( 'Your words', 'fairlead' ),
		'isWebsite' => __( 'Website’s words', 'fairlead' ),
		'locale'    => str_replace( '_', '-', site_locale() ),
		'badges'    => array(
			'reserved'         => __( 'Reserved', 'fairlead' ),
			'on_trial'         => __( 'Trying a home', 'fairlead' ),
			'coming_soon'      => __( 'Coming soon', 'fairlead' ),
			'long_term_foster' => __( 'Fostered', 'fairlead' ),
			'adopted'          => __( 'Found a home', 'fairlead' ),
		),
		'noBreed'   => __( 'Breed not known', 'fairlead' ),
		'noAge'     => __( 'Age not known', 'fairlead' ),
		'noPhoto'   => __( 'Picture soon', 'fairlead' ),
		'cats'      => __( 'Cats', 'fairlead' ),
		'dogs'      => __( 'Dogs', 'fairlead' ),
		'children'  => __( 'Children', 'fairlead' ),
		'noName'    => __( 'Name', 'fairlead' ),
		'noPrice'   => __( 'No price yet', 'fairlead' ),
		'soldOut'   => __( 'Sold out', 'fairlead' ),
		/* translators: %s: a sum of money, such as £9. */
		'from'      => __( 'from %s', 'fairlead' ),
		'currency'  => site_currency(),
		'putIn'     => __( 'Put in:', 'fairlead' ),
		'names'     => email_words(),
	);
}

/**
 * The language of the website, in which dates are said; that of WordPress unless it is set.
 */
function site_locale(): string {
	$locale = general_options()['site']['locale'] ?? '';
	return is_string( $locale ) && preg_match( '/^[a-z]{2}(-[A-Z]{2})?$/', $locale ) ? $locale : get_locale();
}
