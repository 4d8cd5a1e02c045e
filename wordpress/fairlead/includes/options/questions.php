<?php
/**
 * The questions of the forms, each with a tick: those without one are not asked.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Forms with their steps and questions, in the words of the website.
 */
function question_table(): array {
	static $table = null;
	$table        = $table ?? require __DIR__ . '/question-table.php';
	return $table;
}

/**
 * The questions of a form, by their key.
 *
 * @param array $form Of the table.
 */
function questions_of( array $form ): array {
	return array_merge( ...array_values( wp_list_pluck( $form['steps'], 'questions' ) ) );
}

/**
 * Prints a closed line for each form, with its questions to tick.
 *
 * @param string   $name Of the control in the request.
 * @param string[] $off  Keys of questions that are not asked.
 */
function show_questions( string $name, array $off ): void {
	printf( '<input type="hidden" name="%s[shown]" value="1">', esc_attr( $name ) );
	$known = array();
	foreach ( question_table() as $form ) {
		$questions = questions_of( $form );
		$known    += $questions;
		$asked     = count( array_diff( array_keys( $questions ), $off ) );
		echo '<details class="fairlead-form-questions"><summary><strong>' . esc_html( $form['title'] ) . '</strong> <span class="description">';
		/* translators: 1: a number of questions that are asked. 2: a number of all questions. */
		echo esc_html( count( $questions ) === $asked ? __( 'asks everything', 'fairlead' ) : sprintf( __( 'asks %1$d of %2$d', 'fairlead' ), $asked, count( $questions ) ) ) . '</span></summary>';
		foreach ( $form['steps'] as $step ) {
			echo '<fieldset><legend class="fairlead-step">' . esc_html( $step['title'] ) . '</legend>';
			foreach ( $step['questions'] as $key => $words ) {
				show_question( $name . '[asked][]', $key, $words, ! in_array( $key, $off, true ) );
			}
			echo '</fieldset>';
		}
		echo '</details>';
	}
	foreach ( array_diff( $off, array_keys( $known ) ) as $key ) {
		/* translators: %s: a word such as "adoption.offence". */
		show_question( $name . '[other][]', $key, sprintf( __( '“%s”: this version has no such question. Untick it to forget it.', 'fairlead' ), $key ), true );
	}
}

/**
 * Prints a question.
 *
 * @param string $name  Of the control in the request.
 * @param string $key   Of the question.
 * @param string $words Of the question.
 * @param bool   $is_on Whether it is ticked.
 */
function show_question( string $name, string $key, string $words, bool $is_on ): void {
	printf( '<label><input type="checkbox" name="%s" value="%s"%s> <span>%s</span></label>', esc_attr( $name ), esc_attr( $key ), checked( $is_on, true, false ), esc_html( $words ) );
}

/**
 * Keys of the questions that have no tick, and of those that this version does not know.
 *
 * @param mixed $typed 'asked' and 'other'.
 * @return string[]
 */
function questions_off( $typed ): array {
	$typed = is_array( $typed ) ? $typed : array();
	$all   = array_keys( array_merge( ...array_values( array_map( __NAMESPACE__ . '\questions_of', question_table() ) ) ) );
	return array_values( array_merge( array_diff( $all, (array) ( $typed['asked'] ?? array() ) ), array_map( 'sanitize_text_field', (array) ( $typed['other'] ?? array() ) ) ) );
}
