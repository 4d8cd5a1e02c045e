<?php
/**
 * Controls made of other controls: groups, lists of rows, other records, terms.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the fields of a group. Fields without an entry in the form are sent on as they are.
 *
 * @param string $name     Of the group in the request.
 * @param array  $shape    The group's shape.
 * @param array  $about    The group's entry in its form.
 * @param array  $value    By name.
 * @param string $error_id Of what is wrong with the group; '' when nothing is.
 */
function show_group( string $name, array $shape, array $about, array $value, string $error_id = '' ): void {
	echo '<div class="fairlead-parts">';
	$asked = array_intersect_key( $about['fields'] ?? array(), $shape['fields'] );
	foreach ( array_keys( $asked + $shape['fields'] ) as $inner ) {
		$inner_name  = $name . '[' . $inner . ']';
		$inner_shape = $shape['fields'][ $inner ];
		if ( isset( $about['fields'][ $inner ] ) ) {
			$entry  = $about['fields'][ $inner ];
			$part   = $value[ $inner ] ?? '';
			$entry += '' !== $error_id && is_wp_error( value_from_form( $inner_shape, $entry, $part ) ) ? array( 'refused by' => $error_id ) : array();
			show_field( $inner_name, $inner_shape, $entry, $part );
		} else {
			show_input( $inner_name, (string) ( $value[ $inner ] ?? '' ), array( 'type' => 'hidden' ) );
		}
	}
	echo '</div>';
}

/**
 * Prints rows, with buttons to add, move and remove them; or a text with a row per line.
 *
 * @param string $name       Of the list in the request.
 * @param array  $shape      The list's shape.
 * @param array  $about      The list's entry in its form.
 * @param mixed  $value      The rows.
 * @param array  $attributes Of the control.
 */
function show_list( string $name, array $shape, array $about, $value, array $attributes ): void {
	if ( 'per line' === ( $about['as'] ?? '' ) ) {
		// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by attributes().
		printf( '<textarea name="%s" rows="4"%s>%s</textarea>', esc_attr( $name ), attributes( $attributes ), esc_textarea( (string) $value ) );
		return;
	}
	if ( 'questions' === ( $about['as'] ?? '' ) ) {
		show_questions( $name, (array) $value );
		return;
	}
	// Nested lists have a mark of their own, so that a new row of the outer list keeps the inner one.
	$mark = 'rowmark' . substr_count( $name, '[' );
	printf( '<input type="hidden" name="%s" value="">', esc_attr( $name ) );
	$add      = sprintf( '<p><button type="button" class="button fairlead-add">%s</button></p>', esc_html( $about['add'] ) );
	$is_first = ! empty( $about['newest first'] );
	echo $is_first ? wp_kses_post( $add ) : '';
	printf( '<div class="fairlead-rows" data-mark="%s" data-new="%s"%s>', esc_attr( $mark ), $is_first ? 'first' : 'last', empty( $about['sorted'] ) ? '' : ' data-sorted' );
	foreach ( array_values( (array) $value ) as $index => $row ) {
		if ( is_array( $row ) || is_scalar( $row ) ) {
			show_row( $name . '[' . $index . ']', $shape['of'], $about, $row );
		}
	}
	echo '</div><template>';
	show_row( $name . '[' . $mark . ']', $shape['of'], $about, form_value( $shape['of'], $about['of'] ?? $about, null ) );
	echo '</template>';
	echo $is_first ? '' : wp_kses_post( $add );
}

/**
 * Prints a row of a list.
 *
 * @param string $name  Of the row in the request.
 * @param array  $shape The row's shape.
 * @param array  $about The list's entry in its form.
 * @param mixed  $value The row.
 */
function show_row( string $name, array $shape, array $about, $value ): void {
	printf( '<div class="fairlead-row" role="group" aria-label="%s" data-says="%s"><div class="fairlead-row-head">', esc_attr( $about['one'] ), esc_attr( $about['says'] ?? '' ) );
	echo '<strong>' . esc_html( $about['one'] ) . '</strong>';
	show_row_buttons();
	echo '</div>';
	show_control( $name, $shape, $about['of'] ?? $about, $value, array( 'id' => html_id( $name ) ) );
	echo '</div>';
}

/**
 * Prints the buttons of a row, which also work without a mouse.
 */
function show_row_buttons(): void {
	$buttons = array(
		'up'     => array( __( 'Move up', 'fairlead' ), 'arrow-up-alt2' ),
		'down'   => array( __( 'Move down', 'fairlead' ), 'arrow-down-alt2' ),
		'remove' => array( __( 'Remove', 'fairlead' ), 'trash' ),
	);
	echo '<span class="fairlead-row-buttons">';
	foreach ( $buttons as $action => list( $label, $icon ) ) {
		printf(
			'<button type="button" class="button-link" data-action="%s" title="%s"><span class="dashicons dashicons-%s" aria-hidden="true"></span><span class="fairlead-button-word">%s</span></button>',
			esc_attr( $action ),
			esc_attr( $label ),
			esc_attr( $icon ),
			esc_html( $label )
		);
	}
	echo '</span>';
}

/**
 * Prints other records, with a search to add one.
 *
 * @param string $name       Of the control in the request.
 * @param array  $shape      The field's shape.
 * @param array  $about      The field's entry in its form: `list` is searched.
 * @param int[]  $ids        The records.
 * @param array  $attributes Of the search.
 */
function show_references( string $name, array $shape, array $about, array $ids, array $attributes ): void {
	$is_one = 'reference' === $shape['kind'];
	$field  = $is_one ? $name : $name . '[]';
	$id     = $attributes['id'];
	printf( '<input type="hidden" name="%s" value="">', esc_attr( $name ) );
	printf( '<div class="fairlead-references" data-name="%s" data-list="%s" data-max="%d">', esc_attr( $field ), esc_attr( $about['of list'] ), $is_one ? 1 : 20 );
	echo '<ul class="fairlead-chosen">';
	foreach ( $ids as $reference ) {
		$post  = get_post( (int) $reference );
		$title = $post ? plain_text( get_the_title( $post ) ) : __( '(deleted)', 'fairlead' );
		printf(
			'<li><input type="hidden" name="%s" value="%d"> <span>%s</span> <button type="button" class="button-link" data-action="unchoose">%s</button></li>',
			esc_attr( $field ),
			(int) $reference,
			esc_html( $title ),
			/* translators: %s: name of a dog or a document. */
			esc_html( sprintf( __( 'Remove %s', 'fairlead' ), $title ) )
		);
	}
	printf(
		'</ul><label class="screen-reader-text" for="%1$s-search">%2$s</label><input type="search" id="%1$s-search" autocomplete="off" placeholder="%2$s">',
		esc_attr( $id ),
		esc_attr( $about['search'] ?? __( 'Search by name', 'fairlead' ) )
	);
	echo '<ul class="fairlead-found" hidden></ul><p class="fairlead-said" role="status"></p></div>';
}

/**
 * Prints all terms to tick, and a line for new ones.
 *
 * @param string $name     Of the control in the request.
 * @param string $taxonomy Of the plugin.
 * @param array  $value    'ids' and 'new'.
 * @param string $search   Label of the search of a long list.
 */
function show_terms( string $name, string $taxonomy, array $value, string $search = '' ): void {
	$terms  = get_terms(
		array(
			'taxonomy'   => $taxonomy,
			'hide_empty' => false,
		)
	);
	$terms  = is_array( $terms ) ? $terms : array();
	$chosen = array_map( 'intval', (array) ( $value['ids'] ?? array() ) );
	// Chosen ones first: the list may be longer than its box.
	usort(
		$terms,
		function ( $a, $b ) use ( $chosen ) {
			$order = in_array( $b->term_id, $chosen, true ) <=> in_array( $a->term_id, $chosen, true );
			return $order ? $order : strnatcasecmp( $a->name, $b->name );
		}
	);
	printf( '<input type="hidden" name="%s[ids][]" value="0">', esc_attr( $name ) );
	printf( '<div class="fairlead-ticks"%s>', $search ? ' data-search="' . esc_attr( $search ) . '"' : '' );
	foreach ( $terms as $term ) {
		printf(
			'<label><input type="checkbox" name="%s[ids][]" value="%d"%s> <span>%s</span></label>',
			esc_attr( $name ),
			(int) $term->term_id,
			checked( in_array( $term->term_id, $chosen, true ), true, false ),
			esc_html( plain_text( $term->name ) )
		);
	}
	echo '</div>';
	$id = html_id( $name . '-new' );
	printf( '<div class="fairlead-new-terms"><label for="%s" class="fairlead-inner-label">%s</label>', esc_attr( $id ), esc_html__( 'Not in the list? Write it here, several with commas', 'fairlead' ) );
	show_input( $name . '[new]', (string) ( $value['new'] ?? '' ), array( 'id' => $id ) );
	echo '</div>';
}

/**
 * Gives a record the terms that were ticked or written.
 *
 * @param int    $post_id  The record.
 * @param string $taxonomy Of the plugin.
 * @param array  $typed    'ids' and 'new'.
 */
function save_terms( int $post_id, string $taxonomy, array $typed ): void {
	$ids   = array_values( array_filter( array_map( 'absint', (array) ( $typed['ids'] ?? array() ) ) ) );
	$names = new_term_names( $typed );
	$may   = current_user_can( get_taxonomy( $taxonomy )->cap->assign_terms );
	foreach ( $may ? $names : array() as $new ) {
		$term  = term_exists( $new, $taxonomy );
		$term  = $term ? $term : wp_insert_term( wp_slash( $new ), $taxonomy );
		$ids[] = is_array( $term ) ? (int) $term['term_id'] : 0;
	}
	wp_set_object_terms( $post_id, array_values( array_unique( array_filter( $ids ) ) ), $taxonomy );
}

/**
 * The names of terms that were written and may not exist yet.
 *
 * @param array $typed Of the field.
 * @return string[]
 */
function new_term_names( array $typed ): array {
	return array_values( array_filter( array_map( 'trim', explode( ',', sanitize_text_field( (string) ( $typed['new'] ?? '' ) ) ) ), 'strlen' ) );
}
