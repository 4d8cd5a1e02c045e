<?php
/**
 * The form below the text of a record: shown, and stored with the record.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const FORM_NONCE    = 'fairlead_form';
const PHOTOS_SHAPE  = array( 'kind' => 'images' );
const EXCERPT_SHAPE = array( 'kind' => 'lines' );

/**
 * The sections of the form of a content type; empty for types without one.
 *
 * @param string $post_type The content type.
 */
function form_of( string $post_type ): array {
	if ( 'dog' === $post_type ) {
		return dog_form();
	}
	return isset( field_table()[ $post_type ] ) ? other_form( $post_type ) : array();
}

/**
 * The fields of a form that exist, by their path: shape and entry. The excerpt and the photos are fields of WordPress's own.
 *
 * @param string $post_type The content type.
 * @param array  $fields    Of a section.
 */
function with_shapes( string $post_type, array $fields ): array {
	$known = array(
		'photos'  => PHOTOS_SHAPE,
		'excerpt' => EXCERPT_SHAPE,
	) + fields_of( $post_type );
	$found = array();
	foreach ( array_intersect_key( $fields, $known ) as $path => $about ) {
		$found[ $path ] = array( $known[ $path ], $about );
	}
	return $found;
}

/**
 * The classic screen keeps the form and the text together, and sends both at once.
 *
 * @param bool   $is_used   Whether the block editor is used.
 * @param string $post_type The content type.
 */
function choose_editor( $is_used, $post_type ): bool {
	return $is_used && ! in_array( $post_type, own_post_types(), true );
}
add_filter( 'use_block_editor_for_post_type', __NAMESPACE__ . '\choose_editor', 10, 2 );

/**
 * What is asked above the text.
 *
 * @param string   $words Of core.
 * @param \WP_Post $post  The record.
 */
function name_prompt( $words, $post ): string {
	$prompts = array(
		'dog'   => __( 'Name of the dog', 'fairlead' ),
		'merch' => __( 'Name of the item', 'fairlead' ),
		'role'  => __( 'Name of the role', 'fairlead' ),
	);
	return $prompts[ $post->post_type ] ?? (string) $words;
}
add_filter( 'enter_title_here', __NAMESPACE__ . '\name_prompt', 10, 2 );

/**
 * Adds the form, and takes away core's boxes for what it asks itself.
 *
 * @param string $post_type The content type.
 */
function add_form_boxes( $post_type ): void {
	if ( ! form_of( (string) $post_type ) ) {
		return;
	}
	$titles = array(
		'page' => __( 'Sections of the page', 'fairlead' ),
		'post' => __( 'Who checked the article, and which dogs it is about', 'fairlead' ),
	);
	$title  = $titles[ $post_type ] ?? get_post_type_object( $post_type )->labels->singular_name;
	add_meta_box( 'fairlead-form', $title, __NAMESPACE__ . '\show_form', $post_type, place_of_form( (string) $post_type ), 'high' );
	if ( ! isset( $titles[ $post_type ] ) ) {
		remove_meta_box( 'postexcerpt', $post_type, 'normal' );
	}
	if ( in_array( $post_type, array( 'dog', 'merch', 'doc' ), true ) ) {
		remove_meta_box( 'postimagediv', $post_type, 'side' );
	}
}
// After core has added its own.
add_action( 'do_meta_boxes', __NAMESPACE__ . '\add_form_boxes', 1 );

/**
 * Prints the form.
 *
 * @param \WP_Post $post The record.
 */
function show_form( $post ): void {
	$form = form_of( $post->post_type );
	$kept = kept_input( $post->ID );
	wp_nonce_field( FORM_NONCE . $post->ID, FORM_NONCE );
	if ( count( $form ) > 1 ) {
		echo '<ul class="fairlead-sections">';
		foreach ( $form as $key => $section ) {
			$refused = count( array_intersect_key( $kept['errors'], $section['fields'] ) );
			printf( '<li><a href="#fairlead-%s">%s', esc_attr( $key ), esc_html( $section['title'] ) );
			if ( $refused ) {
				/* translators: %d: a number of fields. */
				printf( ' <span class="fairlead-refused-count"><span aria-hidden="true">%1$d</span><span class="screen-reader-text">%2$s</span></span>', (int) $refused, esc_html( sprintf( _n( '%d field not saved', '%d fields not saved', $refused, 'fairlead' ), $refused ) ) );
			}
			echo '</a></li>';
		}
		echo '</ul>';
	}
	foreach ( $form as $key => $section ) {
		printf( '<section class="fairlead-section" id="fairlead-%s">', esc_attr( $key ) );
		echo count( $form ) > 1 ? '<h3>' . esc_html( $section['title'] ) . '</h3>' : '';
		foreach ( with_shapes( $post->post_type, $section['fields'] ) as $path => list( $shape, $about ) ) {
			if ( isset( $about['beside'] ) || ! empty( $about['at top'] ) ) {
				continue;
			}
			$name  = 'excerpt' === $path ? 'excerpt' : "fairlead[$path]";
			$value = array_key_exists( $path, $kept['typed'] ) ? $kept['typed'][ $path ] : value_to_show( $post, $path, $shape, $about );
			show_field( $name, $shape, $about, $value, $kept['errors'][ $path ] ?? '' );
			show_parts_beside( $post, $path, $section['fields'], $kept );
		}
		echo '</section>';
	}
	show_centres();
	if ( 'page' === $post->post_type ) {
		show_paths();
	}
	// PHP drops what is beyond max_input_vars: without this, the form is incomplete.
	echo '<input type="hidden" name="fairlead_end" value="1">';
}

/**
 * What the control of a field shows.
 *
 * @param \WP_Post $post  The record.
 * @param string   $path  The field.
 * @param array    $shape Its shape.
 * @param array    $about Its entry in the form.
 * @return mixed
 */
function value_to_show( \WP_Post $post, string $path, array $shape, array $about ) {
	if ( 'photos' === $path ) {
		return photos_of( $post->ID );
	}
	if ( 'excerpt' === $path ) {
		return $post->post_excerpt;
	}
	if ( 'terms' === $shape['kind'] ) {
		return array( 'ids' => wp_list_pluck( terms_of( $post->ID, $shape['taxonomy'] ), 'id' ) );
	}
	$rows = get_post_meta( $post->ID, meta_key( $path ) );
	return form_value( $shape, $about, $rows ? $rows[0] : null );
}

/**
 * Prints the names of the centres, which a field suggests.
 */
function show_centres(): void {
	$centres = general_options()['centres'] ?? array();
	echo '<datalist id="fairlead-centres">';
	foreach ( is_array( $centres ) ? $centres : array() as $centre ) {
		echo empty( $centre['name'] ) ? '' : '<option value="' . esc_attr( $centre['name'] ) . '">';
	}
	echo '</datalist>';
}

/**
 * Stores what was typed. A field with an invalid value keeps its old one, and what was typed is shown again.
 *
 * @param int      $post_id The record.
 * @param \WP_Post $post    The record.
 */
function save_form( $post_id, $post ): void {
	$nonce = isset( $_POST[ FORM_NONCE ] ) ? sanitize_key( $_POST[ FORM_NONCE ] ) : '';
	if ( ! wp_verify_nonce( $nonce, FORM_NONCE . $post_id ) || wp_is_post_revision( $post_id ) || wp_is_post_autosave( $post_id ) ) {
		return;
	}
	if ( ! current_user_can( 'edit_post', $post_id ) ) {
		return;
	}
	if ( empty( $_POST['fairlead_end'] ) ) {
		$error = __( 'Only the name and the text were saved: the form is longer than this server accepts. Ask for a higher max_input_vars.', 'fairlead' );
		keep_input( $post_id, array( '' => $error ), array() );
		return;
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Each field is checked by its shape.
	$typed  = isset( $_POST['fairlead'] ) ? (array) wp_unslash( $_POST['fairlead'] ) : array();
	$errors = array();
	foreach ( form_of( $post->post_type ) as $section ) {
		foreach ( with_shapes( $post->post_type, $section['fields'] ) as $path => list( $shape, $about ) ) {
			if ( array_key_exists( $path, $typed ) ) {
				$error           = save_field( $post_id, $path, $shape, $about, $typed[ $path ] );
				$errors[ $path ] = $error ? error_sentence( $shape, $about, $error ) : '';
			}
		}
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Alt texts and points are checked where they are stored.
	save_media_words( isset( $_POST['fairlead_media'] ) ? (array) wp_unslash( $_POST['fairlead_media'] ) : array() );
	$errors = array_filter( $errors );
	keep_input( $post_id, $errors, array_intersect_key( $typed, $errors ) );
}
add_action( 'save_post', __NAMESPACE__ . '\save_form', 10, 2 );

/**
 * Stores a field of the form.
 *
 * @param int    $post_id The record.
 * @param string $path    The field.
 * @param array  $shape   Its shape.
 * @param array  $about   Its entry in the form.
 * @param mixed  $typed   What was typed.
 * @return string What is wrong with it, or ''.
 */
function save_field( int $post_id, string $path, array $shape, array $about, $typed ): string {
	if ( 'photos' === $path ) {
		save_photos( $post_id, (array) $typed );
		return '';
	}
	if ( 'terms' === $shape['kind'] ) {
		save_terms( $post_id, $shape['taxonomy'], (array) $typed );
		return '';
	}
	$given = value_from_form( $shape, $about, $typed );
	$value = is_wp_error( $given ) ? $given : clean_value( $shape, $given );
	if ( is_wp_error( $value ) ) {
		return $value->get_error_message();
	}
	write_field( $post_id, $path, $shape, $given );
	return '';
}
